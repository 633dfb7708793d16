import type { FaultTexts } from '../../faults';

const fillIn = 'Fill in the field in the CMS.';
const correct = 'Correct the field in the CMS.';
const shorten = 'Shorten the text.';
const simplify = 'Split the text or make it simpler.';
const correctData = 'Correct the data.';
const tellOperators = 'Your text is not the cause. Tell those who run the site.';
const correctAddress = 'Correct the earlier address.';
const correctLink = 'Correct the link or remove it.';
const removeRedirect = 'Remove the earlier address.';
const publishOther = 'Publish the other entry or remove the reference.';
const publish = 'Publish the entry in the CMS.';
const uploadAgain = 'Upload the file to the CMS again.';
const dayAndTime = 'Write day, time and offset from universal time like this: 2026-08-21T08:30:00+02:00.';

const saveDrawing = 'Save the drawing as “plain SVG” in the drawing program, or upload it as PNG.';

export const en: FaultTexts = {
  empty: { found: 'The field is empty, but mandatory.', fix: fillIn },
  'not-delivered': { found: 'The CMS did not deliver the content of this field.', fix: tellOperators },
  'not-text': { found: 'A text is expected here. Found: {found}.', fix: correct },
  'not-number': {
    found: 'A number is expected here. Found: {found}.',
    fix: 'Write digits only, with a point before the decimals: 1234.5.',
  },
  'not-whole-number': {
    found: 'A whole number is expected here. Found: {found}.',
    fix: 'Write a number without decimals.',
  },
  'not-yes-or-no': { found: 'Yes or no (true or false) is expected here. Found: {found}.', fix: correct },
  'not-list': { found: 'A list is expected here. Found: {found}.', fix: correct },
  'not-group': { found: 'Several named values are expected here. Found: {found}.', fix: correct },
  'not-cell': {
    found: 'A cell of the data is a text, a number or nothing (null). Found: {found}.',
    fix: correctData,
  },
  'not-a-day': {
    found: 'A day of the calendar is expected here. Found: {found}.',
    fix: 'Write year, month and day like this: 2026-08-21.',
  },
  'not-an-instant': { found: 'A day and a time are expected here. Found: {found}.', fix: dayAndTime },
  'instant-without-offset': {
    found: '“{found}” lacks the offset from universal time, which says whether it is summer time.',
    fix: 'For this time in Switzerland, write {instant}.',
  },
  'instant-left-out': {
    found: 'The time in “{found}” does not exist in Switzerland: summer time begins that night.',
    fix: 'Choose another time.',
  },
  'instant-twice': {
    found: 'The time in “{found}” comes twice in Switzerland: summer time ends that night.',
    fix: 'Write {first} (summer time) or {second} (winter time).',
  },
  'below-min': { found: 'The number is too small: {found}. It can be {min} or more.', fix: 'Write a larger number.' },
  'above-max': { found: 'The number is too large: {found}. It can be {max} or less.', fix: 'Write a smaller number.' },
  'too-short': { found: 'The text is too short. It needs at least this many characters: {min}.', fix: correct },
  'too-long': { found: 'The text is too long: it has {found} characters. There is room for {max}.', fix: shorten },
  'too-many-items': {
    found: 'The list is too long: it has {found} parts. There is room for {max}.',
    fix: 'Take parts out of the list.',
  },
  'unknown-choice': { found: '“{found}” is not one of the choices.', fix: 'Choose one of these: {allowed}.' },
  'unknown-settings': {
    found: 'These settings do not exist: {found}.',
    fix: 'Remove them or correct their names.',
  },
  'unknown-box': {
    found: 'The site does not know this kind of content box, so it does not show the box: {found}.',
    fix: 'Remove the box, or tell those who run the site.',
  },
  'target-without-key': {
    found: 'The entry it points to ({target}) has no address: its field “{field}” is empty.',
    fix: 'Fill in the field there or remove the reference.',
  },
  'data-too-deep': { found: 'The data are nested too deep. So many levels are possible: {max}.', fix: correctData },
  'data-too-large': {
    found: 'These are too many data. There is room for so many values: {max}.',
    fix: 'Shorten the data or spread them over several entries.',
  },
  'data-text-too-long': {
    found: 'A text in the data is too long. There is room for so many characters: {max}.',
    fix: shorten,
  },
  'text-too-many-lines': { found: 'The text has too many lines. {max} are possible.', fix: simplify },
  'text-too-nested': {
    found: 'There are too many quotations and lists inside each other in one line. {max} are possible.',
    fix: simplify,
  },
  'text-too-indented': {
    found: 'There are too many spaces before a line. {max} are possible.',
    fix: 'Remove the spaces at the beginning of the line.',
  },
  'text-too-many-brackets': { found: 'The text has too many square brackets. {max} are possible.', fix: simplify },
  'text-too-much-emphasis': {
    found: 'The text has too many marks of emphasis (* _ ~). {max} are possible.',
    fix: simplify,
  },
  'text-too-many-footnotes': {
    found: 'The text refers to footnotes too often. {max} references are possible.',
    fix: simplify,
  },
  'text-too-many-underlines': {
    found: 'The text has too many underlined headings or rules. {max} are possible.',
    fix: simplify,
  },
  'text-too-many-cells': {
    found: 'The tables in the text have too many cells. {max} are possible.',
    fix: 'Shorten the tables or offer them as a file.',
  },
  'address-part-characters': {
    found: '“{found}” cannot be part of an address.',
    fix: 'Begin with a letter or digit, and write only letters, digits, point, underscore and hyphen, at most 200 characters.',
  },
  'address-part-too-long': {
    found: 'This part of the address is too long. There is room for {max} bytes; letters with accents count twice.',
    fix: 'Choose something shorter.',
  },
  'address-part-reserved': {
    found: '“{found}” cannot be part of an address: files of the site have such names.',
    fix: 'Choose another name, neither “index” nor one that ends with .html, .txt, .gz or .br.',
  },
  unusable: { found: 'The site cannot use this: {found}.', fix: correct },
  'earlier-address-form': {
    found: '“{address}” is no address on this site.',
    fix: 'Write it like this: /artikel/alt, without a slash at the end, question mark or number sign.',
  },
  'earlier-address-characters': {
    found: 'The earlier address “{address}” holds an invisible or broken character.',
    fix: 'Write the address anew instead of copying it.',
  },
  'earlier-address-accents': {
    found: 'Letters with accents in the earlier address “{address}” consist of two characters.',
    fix: 'Write the address anew instead of copying it.',
  },
  'earlier-address-encoded': {
    found: 'The earlier address “{address}” holds encoded characters like %C3%BC.',
    fix: 'Write the letters as people read them: ü instead of %C3%BC.',
  },
  'earlier-address-steps': {
    found: 'The earlier address “{address}” holds points between slashes.',
    fix: correctAddress,
  },
  'earlier-address-too-long': {
    found: 'The earlier address “{address}” is longer than an address can be.',
    fix: correctAddress,
  },
  'earlier-address-reserved': {
    found: 'At the earlier address “{address}” lies a file of the site.',
    fix: removeRedirect,
  },
  'too-deep': { found: 'The content is nested too deep. So many levels are possible: {max}.', fix: correct },
  'half-character': {
    found: 'The text holds half of a character, such as half an emoji.',
    fix: 'Write that place anew.',
  },
  'control-character': {
    found: 'The text holds an invisible control character.',
    fix: 'Write the text anew instead of copying it.',
  },
  'indicator-field-empty': { found: 'The field is empty, but mandatory for indicators.', fix: fillIn },
  'embedded-field-empty': { found: 'The field is empty, but mandatory for embedded content.', fix: fillIn },
  'not-value-column': {
    found: '“{found}” is no column of values of this indicator. Its columns of values are: {expected}.',
    fix: 'Enter the key of a column of values, or leave the field empty.',
  },
  'row-length': {
    found: 'This row has {found} cells. Expected are {expected}, one for each column.',
    fix: correctData,
  },
  'alternative-missing': {
    found: 'The image has no description and is not marked as decorative.',
    fix: 'Describe what the image shows: people who do not see it read this text.',
  },
  'frame-host': {
    found: 'The address leads to “{host}”, which is no name of a website.',
    fix: 'Write the address with the name of the website.',
  },
  'address-missing': { found: 'The entry has no address. Without it, it does not appear.', fix: fillIn },
  'address-taken': {
    found: 'Two entries have the address “{address}”: number {first} and number {second}.',
    fix: 'Give one of them another address.',
  },
  'german-missing': {
    found: 'The entry is not published in German, so the translation does not appear.',
    fix: 'Publish the German entry.',
  },
  'box-target-unpublished': {
    found: 'The box points to an entry that does not exist in this language, so the box does not appear.',
    fix: 'Publish the other entry in this language or remove the box.',
  },
  'reference-unpublished': {
    found: 'The entry it refers to is not published: {kind} “{key}”. So the reference does not appear.',
    fix: publishOther,
  },
  'part-left-out': {
    found: 'This part does not appear: it needs a reference to something that is not published.',
    fix: publishOther,
  },
  'entry-left-out': {
    found:
      'The entry does not appear, or not in its new version: it needs a reference to something that is not published.',
    fix: publishOther,
  },
  'single-unpublished': {
    found: 'The entry is not published in German any more, but pages need it. The site shows its last version.',
    fix: publish,
  },
  'single-missing': {
    found: 'The entry is not published in German. The site shows the plainest form of it.',
    fix: publish,
  },
  'home-page-missing': {
    found: 'The home page is not published in German. Without it, the site cannot appear.',
    fix: publish,
  },
  'pages-failed': {
    found: 'These pages cannot be made with the entry: {pages}. It stays as it was before, or does not appear.',
    fix: 'Take back what was changed last, or ask those who run the site: their log says why.',
  },
  'placeholder-left': {
    found: 'The text still holds a placeholder.',
    fix: 'Write the text or empty the field.',
  },
  'html-in-text': {
    found: 'The text holds HTML in angle brackets. Pages show it as text.',
    fix: 'Remove it and shape the text with the means of the CMS.',
  },
  'link-refused': {
    found: '“{found}” is no address that the site links to. The text appears without a link.',
    fix: 'Write /thema/bevoelkerung for pages of this site, else a whole address that begins with https://.',
  },
  'link-without-words': { found: 'A link has no text to click on.', fix: 'Write where the link leads.' },
  'heading-without-words': {
    found: 'A heading is empty.',
    fix: 'Write the heading or remove its number signs (#).',
  },
  'heading-without-text': {
    found: 'There is nothing below the heading “{heading}”.',
    fix: 'Write the text or remove the heading.',
  },
  'list-item-empty': { found: 'An item of a list is empty.', fix: 'Write the item or remove its mark.' },
  'picture-in-text': {
    found: 'There is a picture in the text, where the site does not show it.',
    fix: 'Put the picture into a field for pictures.',
  },
  'nothing-inside': { found: 'Everything in here is empty.', fix: 'Fill in this part or remove it.' },
  'frame-unencrypted': {
    found: 'The address is not encrypted (http:), so the page shows a link only.',
    fix: 'Write an address that begins with https://.',
  },
  'unknown-icon': {
    found: 'The icon “{found}” does not exist. The page shows none.',
    fix: 'Choose one of the list.',
  },
  'bundle-name-taken': {
    found: 'Two bundles are called “{name}”. Entries that do not appear because of that: {count}.',
    fix: 'Give one of the bundles another name.',
  },
  'bundle-status-missing': {
    found: 'The bundle has no status. Entries that do not appear because of that: {count}.',
    fix: 'Choose “{wanted}” as soon as they may appear.',
  },
  'bundle-unconfirmed': {
    found: 'The status of the bundle is “{found}”. Entries that do not appear because of that: {count}.',
    fix: 'Choose “{wanted}” as soon as they may appear.',
  },
  'bundle-instant-missing': {
    found: 'The bundle has no day and time. Entries that do not appear because of that: {count}.',
    fix: dayAndTime,
  },
  'bundle-instant-invalid': {
    found: '“{found}” is no day and time. Entries that do not appear because of that: {count}.',
    fix: dayAndTime,
  },
  'bundle-unpublished': {
    found: 'The bundle “{name}” is not published, so the entry does not appear.',
    fix: 'Publish the bundle, correct its name, or empty the field.',
  },
  'later-than-bundle': {
    found: 'This is later than the bundle “{name}”. The entry appears later than the others.',
    fix: 'Empty the field if the entry is to appear with the others.',
  },
  'bundle-member-changed': {
    found:
      'The entry was changed at {when}, after the bundle “{name}” was approved. So it does not appear with the others.',
    fix: 'Check the change and approve the bundle once more, or take the entry out of the bundle.',
  },
  'source-missing': {
    found: 'The source is missing.',
    fix: 'Name the office and the survey that the figures are from.',
  },
  'description-missing': {
    found: 'The description is missing.',
    fix: 'Say in one or two sentences what is counted or measured.',
  },
  'next-update-missing': {
    found: 'It does not say when there will be new figures.',
    fix: 'Name the day or the month, or write “einmalig” (once) or “abgeschlossen” (finished) as the frequency.',
  },
  'area-unlisted': {
    found: 'The office does not know these areas: {names}. They have no page and no rank.',
    fix: 'Write the names as in the list of areas, or have the list completed (office.yaml).',
  },
  'update-overdue': {
    found: 'New figures were announced for {day}. That day is over.',
    fix: 'Publish the new figures and name the next day.',
  },
  'alternative-useless': {
    found: 'The alternative text “{found}” does not say what the image shows.',
    fix: 'Describe what the image shows, or mark it as decorative.',
  },
  'ls-sentence-long': {
    found: 'Sentences that are too long for easy German: {count}. This one has more than {max} words: “{found}”.',
    fix: 'Make several sentences of it, each with one statement.',
  },
  'ls-passive': {
    found: 'Sentences in the passive voice: {count}. For example: “{found}”.',
    fix: 'Say who does something.',
  },
  'ls-compound': {
    found: 'Long words without a hyphen: {count}. For example: {found}.',
    fix: 'Divide the words with a hyphen or a middle dot: “Wohn-Viertel”.',
  },
  'ls-rounding': {
    found: '“{found}” is rounded too much: in German it is {expected}.',
    fix: 'Round to within 5%, or let the number come from the indicator.',
  },
  'file-ending': {
    found: 'The site does not accept the kind of the file “{file}”. Possible are {allowed}.',
    fix: 'Upload the file in another format or remove it.',
  },
  'file-mime': {
    found: 'The name of the file “{file}” ends with {ending}, but the CMS says that it is {found}, not {expected}.',
    fix: 'Upload the file again, with the right ending.',
  },
  'file-bytes': {
    found: 'The name of the file “{file}” ends with {ending}, but it holds something else.',
    fix: 'Upload the file again, with the right ending.',
  },
  'file-unreadable': {
    found: 'The file cannot be read. The message was: {found}.',
    fix: 'Open the file in the program that made it, and save it again.',
  },
  'file-missing': { found: 'The file “{file}” is missing in the CMS.', fix: uploadAgain },
  'file-undelivered': {
    found: 'The file “{file}” could not be fetched in several attempts.',
    fix: 'Publish the entry again a little later. If that does not help, upload the file again.',
  },
  'file-too-large': {
    found: 'The file “{file}” is too large. There is room for {max} kilobytes.',
    fix: 'Upload a smaller one. If it has to be that large, ask those who run the site.',
  },
  'file-elsewhere': {
    found: 'The file “{file}” is not in the CMS, but here: {place}. The site fetches no files from there.',
    fix: 'Upload the file to the CMS.',
  },
  'picture-unreadable': {
    found: 'The file “{file}” cannot be opened as a picture ({mime}): it is damaged, or something else.',
    fix: uploadAgain,
  },
  'picture-too-large': {
    found: 'The picture “{file}” is too large: {megapixels} million pixels. {max} million are possible.',
    fix: 'Make the picture 2400 pixels wide and upload it again.',
  },
  'drawing-unsafe': {
    found: 'The drawing “{file}” (SVG) holds something that the site does not show, for safety: {found}.',
    fix: saveDrawing,
  },
  'drawing-broken': {
    found: 'The drawing “{file}” is not valid SVG: there is an error in line {line}.',
    fix: saveDrawing,
  },
  'cell-not-value': {
    found: 'Row {row}, column “{column}”: found {found}, expected a number or one of the signs …, X, ( ), –.',
    fix: 'Write digits only, for example 1234.5 or 1’234,5, or the sign for a missing value.',
  },
  'cell-not-status': {
    found: 'Row {row}, column “{column}”: {found} does not say how sure the values are.',
    fix: 'Write provisional, estimated, revised, scenario or measured, or leave the cell empty.',
  },
  'headline-not-in-data': {
    found: '“{found}” does not occur in the data.',
    fix: 'Write the area or the group as in the data, or leave the field empty.',
  },
  'bound-value-form': {
    found: 'The text names a value as {found}, which cannot be read.',
    fix: 'Write in double braces 5813, 5813:column@2026 or 5813:column@2026, area|number; after the bar number, period, difference, change or rank.',
  },
  'bound-value-missing': {
    found: 'The data have no value for {found}.',
    fix: 'Check the number of the indicator, column, period and area. A change and a rank exist only where they say something: not across a break of the series, no percentage of degrees or balances, no rank among fewer than five areas of the same kind. The entry stays as it was.',
  },
  'finding-other-value': {
    found: 'The sentence says {found}; the data say {expected}.',
    fix: 'Check the sentence, or name the value by the number of the indicator in double braces, so that it is right after each update.',
  },
  'finding-other-direction': {
    found: 'The sentence says “{found}”, but the value has changed by {expected}.',
    fix: 'Check the sentence and the data.',
  },
  'cell-percent': {
    found: 'Row {row}, column “{column}”: {found} is written with a percent sign.',
    fix: 'Write the number without it (5.2 instead of 5.2 %), in spreadsheets without the percent format. The unit is a field of the indicator.',
  },
  'cell-empty': {
    found: 'Row {row}, column “{column}”: the cell is empty. It must name the period, area or group of the row.',
    fix: 'Fill in the cell or delete the row.',
  },
  'cell-too-long': {
    found: 'Row {row}, column “{column}”: the text is longer than {max} characters.',
    fix: 'Shorten the text.',
  },
  'cell-two-marks': {
    found:
      'Row {row}, column “{column}”: found {found}, and {other} above. All decimals follow either commas or points.',
    fix: 'Write all numbers alike, and separate thousands by an apostrophe or not at all.',
  },
  'cell-thousands': {
    found:
      'Row {row}, column “{column}”: {found} may have three decimals, or its mark separates thousands. All numbers of the column allow both.',
    fix: 'Separate thousands by an apostrophe or not at all. If they are decimals, enter 3 decimals for the column or the indicator.',
  },
  'cell-line-break': {
    found:
      'Row {row}, column “{column}”: the text goes over several lines. A quotation mark may have swallowed the rows between.',
    fix: 'Delete the line break or the quotation mark.',
  },
  'cell-control-character': {
    found: 'Row {row}, column “{column}”: the text contains a character that nobody can read.',
    fix: 'Write the text of this cell again.',
  },
  'more-cells': {
    found: '{count} more places in the data have errors.',
    fix: 'Correct those that are named first; the others are reported after that.',
  },
  'map-file-ending': {
    found: 'The file “{file}” is not a map. It can have one of these formats: {allowed}.',
    fix: 'Save the areas as GeoJSON and upload the file.',
  },
  'map-file-bytes': {
    found: 'The map has {found} kB. At most {max} kB are allowed.',
    fix: 'Simplify the borders in the geographic information system and upload the file again.',
  },
  'map-file-areas': {
    found: 'The map has {found} areas. At most {max} are allowed.',
    fix: 'Keep only the areas that the indicator needs.',
  },
  'map-file-points': {
    found: 'The borders of the map have {found} points. At most {max} are allowed.',
    fix: 'Simplify the borders in the geographic information system and upload the file again.',
  },
  'map-file-form': {
    found: 'The file is not a readable map. Found: {found}. Expected: GeoJSON, a “FeatureCollection” with areas.',
    fix: 'Save the areas again as GeoJSON and upload the file.',
  },
  'map-file-mixed': {
    found: 'The areas of the map are measured in different coordinate systems.',
    fix: 'Save all areas in one of them: LV95 (EPSG:2056) or WGS 84.',
  },
  'map-file-exchanged': {
    found: 'The coordinates of the map are exchanged: north comes first, then east. Found: {found}.',
    fix: 'Save the map again, with the east first (7.59, 47.56).',
  },
  'map-twice': {
    found: 'The areas are in the entry twice, as a file and as a list.',
    fix: 'Leave one of the two fields empty.',
  },
  'map-feature-shape': {
    found: 'Area {feature} of the map has no surface. Found: {found}. Expected: {expected}.',
    fix: 'Delete the area from the file, or save it as a surface.',
  },
  'map-feature-empty': {
    found: 'Area {feature} of the map has no borders (“geometry” is empty).',
    fix: 'Draw the area, or delete it from the file.',
  },
  'map-feature-flat': {
    found: 'Area {feature} of the map has no surface: its points are at one place or on one line.',
    fix: 'Draw the area anew, or delete it from the file.',
  },
  'map-feature-far': {
    found: 'Area {feature} of the map is so far from the others that they could not be seen any more.',
    fix: 'Check its coordinates, or delete the area from the file.',
  },
  'map-feature-small': {
    found: 'Area {feature} is too small to be drawn on this map.',
    fix: 'Join it with a neighbour, delete it from the file, or choose a smaller section.',
  },
  'map-feature-place': {
    found:
      'Area {feature} of the map is neither in Switzerland nor on the earth. Found: {found}. Expected: east first, then north, in LV95 (2611000, 1267000) or in degrees (7.59, 47.56).',
    fix: 'Save the map in LV95 (EPSG:2056) or WGS 84, with the east coordinate first.',
  },
  'map-key-missing': {
    found:
      'None of the areas in the data is on the map. Found: {found}. The properties of the map are called: {expected}.',
    fix: 'Name the property that holds the name or the number of the area with “areaKey” in the settings of the chart.',
  },
  'map-area-missing': {
    found: 'The area “{found}” of the data is not on the map, which has: {expected}.',
    fix: 'Write it in the data as on the map. If it is no area, such as a total, this may stay: it is in the table and the ranking only.',
  },
  'data-twice': {
    found: 'The entry holds its data twice, as a file and as a list.',
    fix: 'Leave one of the two fields empty.',
  },
  'data-source-address': {
    found: 'The address of the data is none that the site fetches.',
    fix: 'Name a whole address that begins with https://, without a password.',
  },
  'data-source-host': {
    found: 'No data may be fetched from “{found}”.',
    fix: 'Whoever runs the site can allow this source. Otherwise upload the data as a file.',
  },
  'data-source-failed': {
    found: 'Since {when} the source of the data has not answered as it should: {found}. Good ones from before stay.',
    fix: 'Ask the source, or upload the data as a file and empty the address.',
  },
  'data-source-html': {
    found:
      'Since {when} there has been a web page, or something else that is no table, at the address of the data. Good ones from before stay.',
    fix: 'Open the address and correct it, or ask the source.',
  },
  'data-source-empty': {
    found: 'Since {when} the source of the data has had no rows. Good ones from before stay.',
    fix: 'Ask the source.',
  },
  'data-source-fewer': {
    found: 'Since {when} the source of the data has had only {found} of {expected} rows. Good ones from before stay.',
    fix: 'Ask the source. If it is right, add “#” and the day to the address: it then counts as new.',
  },
  'data-source-broken': {
    found:
      'Since {when} the data at the address cannot be read; what is wrong is told beside it. Good ones from before stay.',
    fix: 'Correct the source, or adapt the columns of the indicator.',
  },
  'upcoming-time-missing': {
    found: 'The upcoming data have neither an instant nor a bundle. They never appear.',
    fix: 'Name the instant or the bundle, or empty the field of the upcoming data.',
  },
  'upcoming-file-missing': {
    found: 'Upcoming data are announced, but their file is missing.',
    fix: 'Upload the file, or empty the instant and the bundle of the upcoming data.',
  },
  'upcoming-not-moved': {
    found:
      'The data that are public already are not in their place yet. Until they are, the entry stays as it is on the website.',
    fix: 'Upload the public data in the field of the data, and set the last update to the day on which they appeared.',
  },
  'upcoming-public': {
    found:
      'The upcoming data have been on the site since {when}. What is in the field of the earlier data does not appear any more.',
    fix: 'Move the file to the field of the data, take over the day as the last update and the state of the data, and empty the fields of the upcoming data.',
  },
  'data-file-ending': {
    found: 'The file “{file}” is not a table. It can have one of these formats: {allowed}.',
    fix: 'Save the table in one of these formats and upload it.',
  },
  'data-file-encoding': {
    found: 'The letters of the file are stored neither as UTF-8 nor as Windows-1252; umlauts would be wrong.',
    fix: 'Save the file as “CSV UTF-8”, or upload it as XLSX.',
  },
  'data-file-json': {
    found: 'The file is no data set in JSON-stat: {found} is missing or unusable.',
    fix: 'Upload the file as “JSON-stat 2.0” (class “dataset”), or as CSV.',
  },
  'data-dimension-open': {
    found: 'The dimension {found} has several members and is no column of the indicator.',
    fix: 'Add the column to the indicator, or choose a single member in the export.',
  },
  'data-file-quotes': {
    found: 'Row {row}: a quotation mark begins or ends in the wrong place.',
    fix: 'Put texts with separators between straight quotation marks, and double those inside.',
  },
  'data-file-broken': {
    found: 'The file is not a readable spreadsheet (XLSX or ODS).',
    fix: 'Open the file in the spreadsheet program and save it again as XLSX, without a password.',
  },
  'data-file-size': {
    found: 'The table in the file is too large to be read.',
    fix: 'Keep only the sheet, the rows and the columns that the indicator needs.',
  },
  'data-file-hidden': {
    found: 'The ODS file has hidden or filtered rows, columns or sheets.',
    fix: 'Show everything, delete what must not become public, and upload the file again; or save it as XLSX.',
  },
  'data-file-comments': {
    found: 'More than {max} rows that begin with # stand before the data.',
    fix: 'Delete these rows. Source and remarks have fields of their own in the indicator.',
  },
  'data-file-empty': {
    found: 'The file holds no table: all rows are empty.',
    fix: 'Upload the file with its header row and its data. In XLSX, the table is on the first visible sheet.',
  },
  'data-rows-hidden': {
    found: 'Hidden or filtered rows of the file are not shown: {rows}.',
    fix: 'That is allowed. To have them appear, unhide them and upload the file again.',
  },
  'data-columns-hidden': {
    found: 'Hidden columns of the file are not shown: {columns}.',
    fix: 'That is allowed. To have them appear, unhide them and upload the file again.',
  },
  'data-file-rows': {
    found: 'The file has more than {max} rows, the most that this indicator can have.',
    fix: 'Aggregate the data, or publish them as a data set and link to it.',
  },
  'data-file-columns': {
    found: 'The file has {found} columns or more. At most {max} are allowed.',
    fix: 'Delete the columns that the indicator does not need.',
  },
  'data-head-missing': {
    found:
      'No row at the beginning of the file names the columns of the indicator ({expected}). Row {row} is most likely the header; it holds, with proposed roles: {found}.',
    fix: 'Name the columns of the indicator as in the file, or change the header row of the file.',
  },
  'data-head-several': {
    found: 'Several rows can be the header: {rows}.',
    fix: 'Keep the header row that belongs to the data, and delete the others.',
  },
  'data-column-missing': {
    found: 'The header row lacks the column “{column}” (“{label}”). It names: {found}.',
    fix: 'Name the column in the header row of the file as in the indicator, by its key or its label.',
  },
  'data-column-twice': {
    found: 'The header row names the column “{column}” more than once.',
    fix: 'Rename or delete the other column.',
  },
  'data-left-out': {
    found: 'Text outside of the table and units in its header are not shown (with the number of the row): {found}.',
    fix: 'That is allowed. Source, date, unit and remarks have fields of their own in the indicator.',
  },
  'data-column-unused': {
    found: 'The column “{column}” of the file belongs to no column of the indicator and is not shown.',
    fix: 'You can leave it as it is. If it should appear, add it to the columns of the indicator.',
  },
  'data-row-twice': {
    found: 'Rows {other} and {row} have the same period, area and group: {found}.',
    fix: 'Delete one of them, or add the column in which they differ.',
  },
  'data-not-period': {
    found: 'Row {row}: {found} is no period like {other} in the other rows.',
    fix: 'Write all periods alike and without signs of footnotes. How sure a value is stands in a column with the role “status”, a remark in one with the role “note”.',
  },
  'data-row-remark': {
    found: 'Row {row}: {found} is not a period like those in the other rows, and the row has no values.',
    fix: 'Delete remarks from the table. The source and the date of the data have their own fields in the indicator.',
  },
  'columns-differ': {
    found: 'The columns are not those of the German entry, by which the file is read: here {found}, there {expected}.',
    fix: 'Give the columns the same keys and roles in the same order. Only labels, units and decimals may differ.',
  },
  'data-row-length': {
    found: 'Row {row} has {found} cells instead of {expected} as in the header row.',
    fix: 'Add the missing cells, and put texts that contain the separator between quotation marks.',
  },
  'link-invalid': { found: '“{address}” is no valid address.', fix: correctLink },
  'link-protocol': {
    found: 'The link “{address}” begins with something that the site does not allow.',
    fix: 'Write an address that begins with https://, or remove the link.',
  },
  'link-nowhere': { found: 'The link “{address}” leads to no page and no file.', fix: correctLink },
  'link-near': {
    found: 'The link “{address}” leads to no page; only its text stands on the site.',
    fix: 'The nearest address that exists is “{nearest}”.',
  },
  'search-words-line': {
    found: 'Line {line}, “{found}”, tells the search nothing.',
    fix: 'Write a group with commas (“vacancy, empty flats”), a relation with a colon (“crane: construction”).',
  },
  'link-without-place': {
    found: 'The link “{address}” leads to a page without the place that it names behind the number sign (#).',
    fix: correctLink,
  },
  'redirect-hides-page': {
    found: 'There is a page at the earlier address “{address}”, so the redirect is left out.',
    fix: removeRedirect,
  },
  'redirect-hides-file': {
    found: 'At the earlier address “{address}” lies a file of the site, so the redirect is left out.',
    fix: removeRedirect,
  },
  'redirect-nowhere': {
    found: 'The earlier address “{address}” cannot lead anywhere: the entry has no page.',
    fix: removeRedirect,
  },
  'redirect-twice': {
    found: 'The earlier address “{address}” is noted more than once. Capitals do not count.',
    fix: 'Keep it in one place and remove the others.',
  },
  'title-taken': {
    found: 'The page {other} has the title “{title}”, too. Search engines cannot tell the two apart.',
    fix: 'Change one of the titles.',
  },
  'mark-taken': {
    found: 'Something is on the page twice, such as the same content box (mark “{mark}”). Links lead to the first.',
    fix: 'Remove one of the two. If nothing is there twice, tell those who run the site.',
  },
};
