import type { FaultTexts } from '../../faults';

const fillIn = 'Remplissez le champ dans le CMS.';
const correct = 'Corrigez le champ dans le CMS.';
const shorten = 'Raccourcissez le texte.';
const simplify = 'Divisez le texte ou simplifiez-le.';
const correctData = 'Corrigez les données.';
const tellOperators = 'Votre texte n’est pas en cause. Signalez-le aux personnes qui gèrent le site.';
const correctAddress = 'Corrigez l’ancienne adresse.';
const correctLink = 'Corrigez le lien ou supprimez-le.';
const removeRedirect = 'Supprimez l’ancienne adresse.';
const publishOther = 'Publiez l’autre entrée ou supprimez le renvoi.';
const publish = 'Publiez l’entrée dans le CMS.';
const uploadAgain = 'Téléversez à nouveau le fichier dans le CMS.';
const dayAndTime =
  'Écrivez le jour, l’heure et le décalage par rapport au temps universel ainsi\u00a0: 2026-08-21T08:30:00+02:00.';

const saveDrawing =
  'Enregistrez le dessin comme «\u202fSVG simple\u202f» dans le programme de dessin, ou téléversez-le en PNG.';

export const fr: FaultTexts = {
  empty: { found: 'Le champ est vide, mais obligatoire.', fix: fillIn },
  'not-delivered': { found: 'Le CMS n’a pas livré le contenu de ce champ.', fix: tellOperators },
  'not-text': { found: 'Il faut un texte ici. Le champ contient\u00a0: {found}.', fix: correct },
  'not-number': {
    found: 'Il faut un nombre ici. Le champ contient\u00a0: {found}.',
    fix: 'N’écrivez que des chiffres, avec un point devant les décimales\u00a0: 1234.5.',
  },
  'not-whole-number': {
    found: 'Il faut un nombre entier ici. Le champ contient\u00a0: {found}.',
    fix: 'Écrivez un nombre sans décimales.',
  },
  'not-yes-or-no': { found: 'Il faut oui ou non ici. Le champ contient\u00a0: {found}.', fix: correct },
  'not-list': { found: 'Il faut une liste ici. Le champ contient\u00a0: {found}.', fix: correct },
  'not-group': { found: 'Il faut plusieurs indications nommées ici. Le champ contient\u00a0: {found}.', fix: correct },
  'not-cell': {
    found: 'Une cellule des données contient un texte, un nombre ou rien (null). Ici se trouve\u00a0: {found}.',
    fix: correctData,
  },
  'not-a-day': {
    found: 'Il faut un jour du calendrier ici. Le champ contient\u00a0: {found}.',
    fix: 'Écrivez l’année, le mois et le jour ainsi\u00a0: 2026-08-21.',
  },
  'not-an-instant': { found: 'Il faut un jour et une heure ici. Le champ contient\u00a0: {found}.', fix: dayAndTime },
  'instant-without-offset': {
    found:
      'Dans «\u202f{found}\u202f», il manque le décalage par rapport au temps universel, qui dit si l’heure d’été s’applique.',
    fix: 'Pour cette heure en Suisse, écrivez {instant}.',
  },
  'instant-left-out': {
    found: 'L’heure dans «\u202f{found}\u202f» n’existe pas en Suisse\u00a0: l’heure d’été commence cette nuit-là.',
    fix: 'Choisissez une autre heure.',
  },
  'instant-twice': {
    found:
      'L’heure dans «\u202f{found}\u202f» existe deux fois en Suisse\u00a0: l’heure d’été se termine cette nuit-là.',
    fix: 'Écrivez {first} (heure d’été) ou {second} (heure d’hiver).',
  },
  'below-min': {
    found: 'Le nombre est trop petit\u00a0: {found}. Il peut être {min} ou plus.',
    fix: 'Écrivez un nombre plus grand.',
  },
  'above-max': {
    found: 'Le nombre est trop grand\u00a0: {found}. Il peut être {max} ou moins.',
    fix: 'Écrivez un nombre plus petit.',
  },
  'too-short': { found: 'Le texte est trop court. Nombre minimal de caractères\u00a0: {min}.', fix: correct },
  'too-long': {
    found: 'Le texte est trop long\u00a0: il compte {found} caractères. Il y a de la place pour {max}.',
    fix: shorten,
  },
  'too-many-items': {
    found: 'La liste est trop longue\u00a0: elle compte {found} éléments. Il y a de la place pour {max}.',
    fix: 'Retirez des éléments de la liste.',
  },
  'unknown-choice': {
    found: '«\u202f{found}\u202f» ne fait pas partie du choix.',
    fix: 'Choisissez parmi\u00a0: {allowed}.',
  },
  'unknown-settings': {
    found: 'Ces réglages n’existent pas\u00a0: {found}.',
    fix: 'Supprimez-les ou corrigez leurs noms.',
  },
  'unknown-box': {
    found: 'Le site ne connaît pas ce genre de bloc et ne le montre donc pas\u00a0: {found}.',
    fix: 'Supprimez le bloc, ou signalez-le aux personnes qui gèrent le site.',
  },
  'target-without-key': {
    found: 'L’entrée visée ({target}) n’a pas d’adresse\u00a0: son champ «\u202f{field}\u202f» est vide.',
    fix: 'Remplissez ce champ ou supprimez le renvoi.',
  },
  'data-too-deep': {
    found: 'Les données sont trop imbriquées. Nombre de niveaux possibles\u00a0: {max}.',
    fix: correctData,
  },
  'data-too-large': {
    found: 'Il y a trop de données. Nombre de valeurs possibles\u00a0: {max}.',
    fix: 'Raccourcissez les données ou répartissez-les sur plusieurs entrées.',
  },
  'data-text-too-long': {
    found: 'Un texte dans les données est trop long. Nombre de caractères possibles\u00a0: {max}.',
    fix: shorten,
  },
  'text-too-many-lines': { found: 'Le texte a trop de lignes. Maximum\u00a0: {max}.', fix: simplify },
  'text-too-nested': {
    found: 'Une ligne contient trop de citations et de listes imbriquées. Maximum\u00a0: {max}.',
    fix: simplify,
  },
  'text-too-indented': {
    found: 'Il y a trop d’espaces devant une ligne. Maximum\u00a0: {max}.',
    fix: 'Supprimez les espaces au début de la ligne.',
  },
  'text-too-many-brackets': { found: 'Le texte a trop de crochets. Maximum\u00a0: {max}.', fix: simplify },
  'text-too-much-emphasis': {
    found: 'Le texte a trop de signes de mise en évidence (* _ ~). Maximum\u00a0: {max}.',
    fix: simplify,
  },
  'text-too-many-footnotes': {
    found: 'Le texte renvoie trop souvent à des notes. Maximum\u00a0: {max} renvois.',
    fix: simplify,
  },
  'text-too-many-underlines': {
    found: 'Le texte a trop de titres soulignés ou de lignes de séparation. Maximum\u00a0: {max}.',
    fix: simplify,
  },
  'text-too-many-cells': {
    found: 'Les tableaux du texte ont trop de cellules. Maximum\u00a0: {max}.',
    fix: 'Raccourcissez les tableaux ou proposez-les comme fichier.',
  },
  'address-part-characters': {
    found: '«\u202f{found}\u202f» ne peut pas faire partie d’une adresse.',
    fix: 'Commencez par une lettre ou un chiffre et n’utilisez que lettres, chiffres, point, tiret bas et trait d’union, 200 caractères au plus.',
  },
  'address-part-too-long': {
    found:
      'Cette partie de l’adresse est trop longue. Il y a de la place pour {max} octets\u202f; les lettres accentuées comptent double.',
    fix: 'Choisissez quelque chose de plus court.',
  },
  'address-part-reserved': {
    found:
      '«\u202f{found}\u202f» ne peut pas faire partie de l’adresse\u00a0: des fichiers du site portent de tels noms.',
    fix: 'Choisissez un autre nom, ni «\u202findex\u202f» ni un nom qui se termine par .html, .txt, .gz ou .br.',
  },
  unusable: { found: 'Le site ne peut rien faire de ceci\u00a0: {found}.', fix: correct },
  'earlier-address-form': {
    found: '«\u202f{address}\u202f» n’est pas une adresse de ce site.',
    fix: 'Écrivez-la ainsi\u00a0: /artikel/alt, sans barre oblique à la fin, sans point d’interrogation ni croisillon.',
  },
  'earlier-address-characters': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» contient un caractère invisible ou abîmé.',
    fix: 'Écrivez l’adresse à nouveau au lieu de la copier.',
  },
  'earlier-address-accents': {
    found: 'Dans l’ancienne adresse «\u202f{address}\u202f», des lettres accentuées se composent de deux caractères.',
    fix: 'Écrivez l’adresse à nouveau au lieu de la copier.',
  },
  'earlier-address-encoded': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» contient des caractères codés comme %C3%BC.',
    fix: 'Écrivez les lettres comme on les lit\u00a0: ü au lieu de %C3%BC.',
  },
  'earlier-address-steps': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» contient des points entre des barres obliques.',
    fix: correctAddress,
  },
  'earlier-address-too-long': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» est plus longue qu’une adresse ne peut l’être.',
    fix: correctAddress,
  },
  'earlier-address-reserved': {
    found: 'Un fichier du site se trouve à l’ancienne adresse «\u202f{address}\u202f».',
    fix: removeRedirect,
  },
  'too-deep': { found: 'Le contenu est trop imbriqué. Nombre de niveaux possibles\u00a0: {max}.', fix: correct },
  'half-character': {
    found: 'Le texte contient la moitié d’un caractère, par exemple d’un émoji.',
    fix: 'Écrivez ce passage à nouveau.',
  },
  'control-character': {
    found: 'Le texte contient un caractère de commande invisible.',
    fix: 'Écrivez le texte à nouveau au lieu de le copier.',
  },
  'indicator-field-empty': { found: 'Le champ est vide, mais obligatoire pour les indicateurs.', fix: fillIn },
  'embedded-field-empty': { found: 'Le champ est vide, mais obligatoire pour les contenus intégrés.', fix: fillIn },
  'not-value-column': {
    found:
      '«\u202f{found}\u202f» n’est pas une colonne de valeurs de cet indicateur. Les colonnes de valeurs sont\u00a0: {expected}.',
    fix: 'Indiquez la clé d’une colonne de valeurs ou laissez le champ vide.',
  },
  'row-length': {
    found: 'Cette ligne a {found} cellules. Il en faut {expected}, une par colonne.',
    fix: correctData,
  },
  'alternative-missing': {
    found: 'L’image n’a pas de description et n’est pas marquée comme décorative.',
    fix: 'Décrivez ce que montre l’image\u00a0: les personnes qui ne la voient pas lisent ce texte.',
  },
  'frame-host': {
    found: 'L’adresse mène à «\u202f{host}\u202f», qui n’est pas le nom d’un site.',
    fix: 'Écrivez l’adresse avec le nom du site.',
  },
  'address-missing': { found: 'L’entrée n’a pas d’adresse. Sans elle, elle n’apparaît pas.', fix: fillIn },
  'address-taken': {
    found: 'Deux entrées ont l’adresse «\u202f{address}\u202f»\u00a0: numéro {first} et numéro {second}.',
    fix: 'Donnez une autre adresse à l’une d’elles.',
  },
  'german-missing': {
    found: 'L’entrée n’est pas publiée en allemand. La traduction n’apparaît donc pas.',
    fix: 'Publiez l’entrée allemande.',
  },
  'box-target-unpublished': {
    found: 'Le bloc renvoie à une entrée qui n’existe pas dans cette langue. Il n’apparaît donc pas.',
    fix: 'Publiez l’autre entrée dans cette langue ou supprimez le bloc.',
  },
  'reference-unpublished': {
    found: 'L’entrée visée n’est pas publiée\u00a0: {kind} «\u202f{key}\u202f». Le renvoi n’apparaît donc pas.',
    fix: publishOther,
  },
  'part-left-out': {
    found: 'Cette partie n’apparaît pas\u00a0: elle a besoin d’un renvoi à une entrée qui n’est pas publiée.',
    fix: publishOther,
  },
  'entry-left-out': {
    found:
      'L’entrée n’apparaît pas, ou pas dans sa nouvelle version\u00a0: elle a besoin d’un renvoi à une entrée qui n’est pas publiée.',
    fix: publishOther,
  },
  'single-unpublished': {
    found: 'L’entrée n’est plus publiée en allemand, mais des pages en ont besoin. Le site montre sa dernière version.',
    fix: publish,
  },
  'single-missing': {
    found: 'L’entrée n’est pas publiée en allemand. Le site n’en montre que le strict nécessaire.',
    fix: publish,
  },
  'home-page-missing': {
    found: 'La page d’accueil n’est pas publiée en allemand. Sans elle, le site ne peut pas paraître.',
    fix: publish,
  },
  'pages-failed': {
    found:
      'Ces pages ne peuvent pas être produites avec l’entrée\u00a0: {pages}. Elle reste comme avant, ou n’apparaît pas.',
    fix: 'Annulez la dernière modification, ou demandez aux personnes qui gèrent le site\u00a0: leur journal dit pourquoi.',
  },
  'placeholder-left': {
    found: 'Le texte contient encore un texte provisoire.',
    fix: 'Écrivez le texte ou videz le champ.',
  },
  'html-in-text': {
    found: 'Le texte contient du HTML entre chevrons. Les pages le montrent comme texte.',
    fix: 'Supprimez-le et mettez le texte en forme avec les moyens du CMS.',
  },
  'link-refused': {
    found: '«\u202f{found}\u202f» n’est pas une adresse à laquelle le site mène. Le texte apparaît sans lien.',
    fix: 'Écrivez /thema/bevoelkerung pour les pages de ce site, sinon une adresse entière qui commence par https://.',
  },
  'link-without-words': { found: 'Un lien n’a pas de texte sur lequel cliquer.', fix: 'Écrivez où mène le lien.' },
  'heading-without-words': {
    found: 'Un intertitre est vide.',
    fix: 'Écrivez l’intertitre ou supprimez ses croisillons (#).',
  },
  'heading-without-text': {
    found: 'Il n’y a rien sous l’intertitre «\u202f{heading}\u202f».',
    fix: 'Écrivez le texte ou supprimez l’intertitre.',
  },
  'list-item-empty': {
    found: 'Un point d’une liste est vide.',
    fix: 'Écrivez le point ou supprimez son signe.',
  },
  'picture-in-text': {
    found: 'Il y a une image dans le texte. Le site ne l’y montre pas.',
    fix: 'Mettez l’image dans un champ pour images.',
  },
  'nothing-inside': { found: 'Tout est vide ici.', fix: 'Remplissez cette partie ou supprimez-la.' },
  'frame-unencrypted': {
    found: 'L’adresse n’est pas chiffrée (http:). La page ne montre donc qu’un lien.',
    fix: 'Écrivez une adresse qui commence par https://.',
  },
  'unknown-icon': {
    found: 'L’icône «\u202f{found}\u202f» n’existe pas. La page n’en montre aucune.',
    fix: 'Choisissez-en une de la liste.',
  },
  'bundle-name-taken': {
    found:
      'Deux groupes s’appellent «\u202f{name}\u202f». Entrées qui n’apparaissent pas pour cette raison\u00a0: {count}.',
    fix: 'Donnez un autre nom à l’un des groupes.',
  },
  'bundle-status-missing': {
    found: 'Le groupe n’a pas de statut. Entrées qui n’apparaissent pas pour cette raison\u00a0: {count}.',
    fix: 'Choisissez «\u202f{wanted}\u202f» dès qu’elles peuvent paraître.',
  },
  'bundle-unconfirmed': {
    found:
      'Le groupe a le statut «\u202f{found}\u202f». Entrées qui n’apparaissent pas pour cette raison\u00a0: {count}.',
    fix: 'Choisissez «\u202f{wanted}\u202f» dès qu’elles peuvent paraître.',
  },
  'bundle-instant-missing': {
    found: 'Le groupe n’a ni jour ni heure. Entrées qui n’apparaissent pas pour cette raison\u00a0: {count}.',
    fix: dayAndTime,
  },
  'bundle-instant-invalid': {
    found:
      '«\u202f{found}\u202f» n’est pas un jour avec une heure. Entrées qui n’apparaissent pas pour cette raison\u00a0: {count}.',
    fix: dayAndTime,
  },
  'bundle-unpublished': {
    found: 'Le groupe «\u202f{name}\u202f» n’est pas publié. L’entrée n’apparaît donc pas.',
    fix: 'Publiez le groupe, corrigez son nom ou videz le champ.',
  },
  'later-than-bundle': {
    found: 'Ce moment est après celui du groupe «\u202f{name}\u202f». L’entrée paraît plus tard que les autres.',
    fix: 'Videz le champ si l’entrée doit paraître avec les autres.',
  },
  'bundle-member-changed': {
    found:
      'L’entrée a été modifiée le {when}, après l’approbation du groupe «\u202f{name}\u202f». Elle ne paraît donc pas avec les autres.',
    fix: 'Vérifiez la modification et approuvez le groupe encore une fois, ou sortez l’entrée du groupe.',
  },
  'source-missing': { found: 'La source manque.', fix: 'Nommez l’office et le relevé dont proviennent les chiffres.' },
  'description-missing': {
    found: 'La description manque.',
    fix: 'Dites en une ou deux phrases ce qui est compté ou mesuré.',
  },
  'next-update-missing': {
    found: 'Il n’est pas dit quand il y aura de nouveaux chiffres.',
    fix: 'Indiquez le jour ou le mois, ou écrivez «\u202feinmalig\u202f» (une fois) ou «\u202fabgeschlossen\u202f» (terminé) pour la fréquence.',
  },
  'area-unlisted': {
    found: 'L’office ne connaît pas ces territoires\u00a0: {names}. Ils n’ont ni page ni rang.',
    fix: 'Écrivez les noms comme dans la liste des territoires, ou faites compléter la liste (office.yaml).',
  },
  'update-overdue': {
    found: 'De nouveaux chiffres étaient annoncés pour le {day}. Ce jour est passé.',
    fix: 'Publiez les nouveaux chiffres et indiquez le prochain jour.',
  },
  'alternative-useless': {
    found: 'Le texte de remplacement «\u202f{found}\u202f» ne dit pas ce que montre l’image.',
    fix: 'Décrivez ce que montre l’image, ou marquez-la comme décorative.',
  },
  'ls-sentence-long': {
    found:
      'Phrases trop longues pour l’allemand facile\u00a0: {count}. Celle-ci a plus de {max} mots\u00a0: «\u202f{found}\u202f».',
    fix: 'Faites-en plusieurs phrases, avec une information dans chacune.',
  },
  'ls-passive': {
    found: 'Phrases au passif\u00a0: {count}. Par exemple\u00a0: «\u202f{found}\u202f».',
    fix: 'Dites qui fait quelque chose.',
  },
  'ls-compound': {
    found: 'Longs mots sans trait d’union\u00a0: {count}. Par exemple\u00a0: {found}.',
    fix: 'Divisez les mots avec un trait d’union ou un point médian\u00a0: «\u202fWohn-Viertel\u202f».',
  },
  'ls-rounding': {
    found: '«\u202f{found}\u202f» est trop arrondi\u00a0: en allemand, c’est {expected}.',
    fix: 'Arrondissez à 5 % près, ou laissez l’indicateur fournir le nombre.',
  },
  'file-ending': {
    found: 'Le site n’accepte pas le genre du fichier «\u202f{file}\u202f». Possibles\u00a0: {allowed}.',
    fix: 'Téléversez le fichier dans un autre format ou supprimez-le.',
  },
  'file-mime': {
    found:
      'Le nom du fichier «\u202f{file}\u202f» se termine par {ending}, mais le CMS l’annonce comme {found} et non comme {expected}.',
    fix: 'Téléversez à nouveau le fichier, avec la bonne terminaison.',
  },
  'file-bytes': {
    found: 'Le nom du fichier «\u202f{file}\u202f» se termine par {ending}, mais il contient autre chose.',
    fix: 'Téléversez à nouveau le fichier, avec la bonne terminaison.',
  },
  'file-unreadable': {
    found: 'Le fichier ne peut pas être lu. Message\u00a0: {found}.',
    fix: 'Ouvrez le fichier dans le programme qui l’a créé et enregistrez-le à nouveau.',
  },
  'file-missing': { found: 'Le fichier «\u202f{file}\u202f» manque dans le CMS.', fix: uploadAgain },
  'file-undelivered': {
    found: 'Le fichier «\u202f{file}\u202f» n’a pas pu être chargé, en plusieurs essais.',
    fix: 'Publiez à nouveau l’entrée un peu plus tard. Si cela n’aide pas, téléversez à nouveau le fichier.',
  },
  'file-too-large': {
    found: 'Le fichier «\u202f{file}\u202f» est trop grand. Il y a de la place pour {max} kilooctets.',
    fix: 'Téléversez-en un plus petit. S’il doit être aussi grand, demandez aux personnes qui gèrent le site.',
  },
  'file-elsewhere': {
    found:
      'Le fichier «\u202f{file}\u202f» n’est pas dans le CMS, mais ici\u00a0: {place}. Le site n’y cherche pas de fichiers.',
    fix: 'Téléversez le fichier dans le CMS.',
  },
  'picture-unreadable': {
    found: 'Le fichier «\u202f{file}\u202f» ne s’ouvre pas comme image ({mime})\u00a0: il est abîmé, ou autre chose.',
    fix: uploadAgain,
  },
  'picture-too-large': {
    found:
      'L’image «\u202f{file}\u202f» est trop grande\u00a0: {megapixels} millions de pixels. Maximum\u00a0: {max} millions.',
    fix: 'Réduisez l’image à 2400 pixels de large et téléversez-la à nouveau.',
  },
  'drawing-unsafe': {
    found:
      'Le dessin «\u202f{file}\u202f» (SVG) contient quelque chose que le site ne montre pas, par sécurité\u00a0: {found}.',
    fix: saveDrawing,
  },
  'drawing-broken': {
    found: 'Le dessin «\u202f{file}\u202f» n’est pas un SVG valable\u00a0: la ligne {line} contient une erreur.',
    fix: saveDrawing,
  },
  'cell-not-value': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: on y trouve {found}. Il faut un nombre ou l’un des signes …, X, ( ), –.',
    fix: 'N’écrivez que des chiffres, par exemple 1234,5 ou 1’234.5, ou le signe d’une valeur manquante.',
  },
  'cell-not-status': {
    found: 'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: {found} ne dit pas si les valeurs sont sûres.',
    fix: 'Écrivez en allemand gemessen, provisorisch, geschätzt, revidiert ou Szenario, ou laissez la cellule vide.',
  },
  'headline-not-in-data': {
    found: '«\u202f{found}\u202f» ne figure pas dans les données.',
    fix: 'Écrivez le territoire ou le groupe comme dans les données, ou laissez le champ vide.',
  },
  'bound-value-form': {
    found: 'Le texte désigne une valeur par {found}, ce qui n’est pas compris.',
    fix: 'Écrivez entre doubles accolades 5813, 5813:colonne@2026 ou 5813:colonne@2026, territoire|number\u00a0; après la barre number, period, difference, change ou rank.',
  },
  'bound-value-missing': {
    found: 'Les données n’ont pas de valeur pour {found}.',
    fix: 'Vérifiez le numéro de l’indicateur, la colonne, la date et le territoire. Une évolution et un rang n’existent que s’ils ont un sens\u00a0: pas à travers une rupture de la série, pas en pour cent de degrés ou de soldes, pas de rang parmi moins de cinq territoires de même nature. L’entrée reste telle qu’elle était.',
  },
  'finding-other-value': {
    found: 'La phrase indique {found}\u00a0; les données indiquent {expected}.',
    fix: 'Vérifiez la phrase, ou désignez la valeur par le numéro de l’indicateur entre doubles accolades\u00a0: elle sera juste après chaque mise à jour.',
  },
  'finding-other-direction': {
    found: 'La phrase dit «\u202f{found}\u202f», mais la valeur a changé de {expected}.',
    fix: 'Vérifiez la phrase et les données.',
  },
  'cell-percent': {
    found: 'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: {found} est écrit avec le signe du pour-cent.',
    fix: 'Écrivez le nombre sans ce signe (5,2 au lieu de 5,2 %), dans un tableur sans le format pourcentage. L’unité figure dans l’indicateur.',
  },
  'cell-empty': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: la cellule est vide. Il faut la période, le territoire ou le groupe de la ligne.',
    fix: 'Remplissez la cellule ou supprimez la ligne.',
  },
  'cell-too-long': {
    found: 'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: le texte compte plus de {max} caractères.',
    fix: 'Raccourcissez le texte.',
  },
  'cell-two-marks': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: on y trouve {found}, plus haut {other}. Partout, les décimales suivent soit une virgule, soit un point.',
    fix: 'Écrivez tous les nombres de la même façon et séparez les milliers par une apostrophe ou pas du tout.',
  },
  'cell-thousands': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: {found} peut avoir trois décimales, ou le signe sépare les milliers. Tous les nombres de la colonne permettent les deux lectures.',
    fix: 'Séparez les milliers par une apostrophe ou pas du tout. S’il s’agit de décimales, indiquez 3 décimales pour la colonne ou l’indicateur.',
  },
  'cell-line-break': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: le texte s’étend sur plusieurs lignes. Un guillemet avale peut-être les lignes intermédiaires.',
    fix: 'Supprimez le retour à la ligne ou le guillemet.',
  },
  'cell-control-character': {
    found:
      'Ligne {row}, colonne «\u202f{column}\u202f»\u00a0: le texte contient un caractère que personne ne peut lire.',
    fix: 'Réécrivez le texte de cette cellule.',
  },
  'more-cells': {
    found: '{count} autres endroits des données contiennent des erreurs.',
    fix: 'Corrigez d’abord ceux qui sont cités\u00a0; les autres seront signalés ensuite.',
  },
  'map-file-ending': {
    found: 'Le fichier «\u202f{file}\u202f» n’est pas une carte. Sont possibles\u00a0: {allowed}.',
    fix: 'Enregistrez les zones en GeoJSON et téléversez le fichier.',
  },
  'map-file-bytes': {
    found: 'La carte pèse {found} ko. Le maximum est de {max} ko.',
    fix: 'Simplifiez les limites dans le système d’information géographique et téléversez le fichier à nouveau.',
  },
  'map-file-areas': {
    found: 'La carte compte {found} zones. Le maximum est de {max}.',
    fix: 'Ne gardez que les zones dont l’indicateur a besoin.',
  },
  'map-file-points': {
    found: 'Les limites de la carte comptent {found} points. Le maximum est de {max}.',
    fix: 'Simplifiez les limites dans le système d’information géographique et téléversez le fichier à nouveau.',
  },
  'map-file-form': {
    found:
      'Le fichier n’est pas une carte lisible. Trouvé\u00a0: {found}. Attendu\u00a0: GeoJSON, une «\u202fFeatureCollection\u202f» avec des zones.',
    fix: 'Enregistrez à nouveau les zones en GeoJSON et téléversez le fichier.',
  },
  'map-file-mixed': {
    found: 'Les zones de la carte sont mesurées dans différents systèmes de coordonnées.',
    fix: 'Enregistrez toutes les zones dans un seul\u00a0: MN95 (EPSG:2056) ou WGS 84.',
  },
  'map-file-exchanged': {
    found: 'Les coordonnées de la carte sont inversées\u00a0: d’abord le nord, puis l’est. Trouvé\u00a0: {found}.',
    fix: 'Enregistrez la carte à nouveau, avec la coordonnée est en premier (7.59, 47.56).',
  },
  'map-twice': {
    found: 'Les zones figurent deux fois dans l’entrée, comme fichier et comme liste.',
    fix: 'Laissez vide l’un des deux champs.',
  },
  'map-feature-shape': {
    found: 'La zone {feature} de la carte n’a pas de surface. Trouvé\u00a0: {found}. Attendu\u00a0: {expected}.',
    fix: 'Supprimez la zone du fichier ou enregistrez-la comme surface.',
  },
  'map-feature-empty': {
    found: 'La zone {feature} de la carte n’a pas de limites («\u202fgeometry\u202f» est vide).',
    fix: 'Dessinez la zone ou supprimez-la du fichier.',
  },
  'map-feature-flat': {
    found: 'La zone {feature} de la carte n’a pas de surface\u00a0: ses points sont au même endroit ou sur une ligne.',
    fix: 'Redessinez la zone ou supprimez-la du fichier.',
  },
  'map-feature-far': {
    found: 'La zone {feature} de la carte est si éloignée des autres que celles-ci seraient invisibles.',
    fix: 'Vérifiez ses coordonnées ou supprimez la zone du fichier.',
  },
  'map-feature-small': {
    found: 'La zone {feature} est trop petite pour être dessinée sur cette carte.',
    fix: 'Réunissez-la avec une voisine, supprimez-la du fichier ou choisissez un extrait plus petit.',
  },
  'map-feature-place': {
    found:
      'La zone {feature} de la carte n’est ni en Suisse ni sur la Terre. Trouvé\u00a0: {found}. Attendu\u00a0: d’abord l’est, puis le nord, en MN95 (2611000, 1267000) ou en degrés (7.59, 47.56).',
    fix: 'Enregistrez la carte en MN95 (EPSG:2056) ou WGS 84, avec la coordonnée est en premier.',
  },
  'map-key-missing': {
    found:
      'Aucune des zones des données ne figure sur la carte. Trouvé\u00a0: {found}. Les propriétés de la carte s’appellent\u00a0: {expected}.',
    fix: 'Indiquez avec «\u202fareaKey\u202f», dans les réglages du graphique, la propriété qui contient le nom ou le numéro de la zone.',
  },
  'map-area-missing': {
    found: 'La zone «\u202f{found}\u202f» des données manque sur la carte, qui connaît\u00a0: {expected}.',
    fix: 'Écrivez-la dans les données comme sur la carte. Si ce n’est pas une zone, comme un total, cela peut rester\u00a0: elle ne figure que dans le tableau et le classement.',
  },
  'data-twice': {
    found: 'L’entrée contient deux fois ses données, comme fichier et comme liste.',
    fix: 'Laissez l’un des deux champs vide.',
  },
  'data-source-address': {
    found: 'L’adresse des données n’en est pas une que le site consulte.',
    fix: 'Indiquez une adresse complète qui commence par https://, sans mot de passe.',
  },
  'data-source-host': {
    found: 'Il n’est pas permis de prendre des données sur «\u202f{found}\u202f».',
    fix: 'Les responsables du site peuvent autoriser cette source. Sinon, téléversez les données comme fichier.',
  },
  'data-source-failed': {
    found:
      'Depuis le {when}, la source des données ne répond pas comme elle devrait\u00a0: {found}. Les bonnes d’avant restent.',
    fix: 'Renseignez-vous auprès de la source, ou téléversez les données comme fichier et videz l’adresse.',
  },
  'data-source-html': {
    found:
      'Depuis le {when}, l’adresse des données mène à une page web ou à autre chose qu’un tableau. Les bonnes d’avant restent.',
    fix: 'Ouvrez l’adresse et corrigez-la, ou renseignez-vous auprès de la source.',
  },
  'data-source-empty': {
    found: 'Depuis le {when}, la source des données n’a pas de lignes. Les bonnes d’avant restent.',
    fix: 'Renseignez-vous auprès de la source.',
  },
  'data-source-fewer': {
    found:
      'Depuis le {when}, la source des données n’a plus que {found} lignes sur {expected}. Les bonnes d’avant restent.',
    fix: 'Renseignez-vous auprès de la source. Si c’est juste, ajoutez «\u202f#\u202f» et le jour à la fin de l’adresse\u00a0: elle compte alors comme nouvelle.',
  },
  'data-source-broken': {
    found:
      'Depuis le {when}, les données à cette adresse ne peuvent pas être lues\u00a0; ce qui est faux est indiqué à côté. Les bonnes d’avant restent.',
    fix: 'Corrigez la source, ou adaptez les colonnes de l’indicateur.',
  },
  'upcoming-time-missing': {
    found: 'Les nouvelles données n’ont ni moment ni groupe. Elles ne paraissent jamais.',
    fix: 'Indiquez le moment ou le groupe, ou videz le champ des nouvelles données.',
  },
  'upcoming-file-missing': {
    found: 'De nouvelles données sont annoncées, mais leur fichier manque.',
    fix: 'Téléversez le fichier, ou videz le moment et le groupe des nouvelles données.',
  },
  'upcoming-not-moved': {
    found:
      'Les données déjà publiques ne sont pas encore à leur place. D’ici là, l’entrée reste telle qu’elle est sur le site.',
    fix: 'Téléversez les données publiques dans le champ des données, et fixez la dernière mise à jour au jour de leur parution.',
  },
  'upcoming-public': {
    found:
      'Les nouvelles données sont sur le site depuis le {when}. Ce qui est dans le champ des données précédentes ne paraît plus.',
    fix: 'Déplacez le fichier dans le champ des données, reprenez le jour comme dernière mise à jour ainsi que l’état des données, et videz les champs des nouvelles données.',
  },
  'data-file-ending': {
    found: 'Le fichier «\u202f{file}\u202f» n’est pas un tableau. Sont possibles\u00a0: {allowed}.',
    fix: 'Enregistrez le tableau dans l’un de ces formats et téléversez-le.',
  },
  'data-file-encoding': {
    found:
      'Les lettres du fichier ne sont enregistrées ni en UTF-8 ni en Windows-1252\u00a0; les accents seraient faux.',
    fix: 'Enregistrez le fichier comme «\u202fCSV UTF-8\u202f» ou téléversez-le en XLSX.',
  },
  'data-file-json': {
    found: 'Le fichier n’est pas un jeu de données JSON-stat\u00a0: {found} manque ou est inutilisable.',
    fix: 'Téléversez le fichier sous la forme «\u202fJSON-stat 2.0\u202f» (class «\u202fdataset\u202f») ou en CSV.',
  },
  'data-dimension-open': {
    found: 'La dimension {found} a plusieurs modalités et ne correspond à aucune colonne de l’indicateur.',
    fix: 'Ajoutez la colonne à l’indicateur ou choisissez une seule modalité dans l’export.',
  },
  'data-file-quotes': {
    found: 'Ligne {row}\u00a0: un guillemet commence ou se termine au mauvais endroit.',
    fix: 'Mettez les textes qui contiennent le séparateur entre guillemets droits et doublez ceux qu’ils contiennent.',
  },
  'data-file-broken': {
    found: 'Le fichier n’est pas un tableau lisible (XLSX ou ODS).',
    fix: 'Ouvrez le fichier dans le tableur et enregistrez-le à nouveau en XLSX, sans mot de passe.',
  },
  'data-file-size': {
    found: 'Le tableau du fichier est trop grand pour être lu.',
    fix: 'Ne gardez que la feuille, les lignes et les colonnes dont l’indicateur a besoin.',
  },
  'data-file-hidden': {
    found: 'Le fichier ODS a des lignes, des colonnes ou des feuilles masquées ou filtrées.',
    fix: 'Affichez tout, supprimez ce qui ne doit pas être public et chargez le fichier à nouveau, ou enregistrez-le en XLSX.',
  },
  'data-file-comments': {
    found: 'Plus de {max} lignes qui commencent par # précèdent les données.',
    fix: 'Supprimez ces lignes. La source et les remarques ont leurs propres champs dans l’indicateur.',
  },
  'data-file-empty': {
    found: 'Le fichier ne contient pas de tableau\u00a0: toutes les lignes sont vides.',
    fix: 'Téléversez le fichier avec son en-tête et ses données. En XLSX, le tableau se trouve sur la première feuille visible.',
  },
  'data-rows-hidden': {
    found: 'Les lignes masquées ou filtrées du fichier ne sont pas montrées\u00a0: {rows}.',
    fix: 'C’est permis. Pour qu’elles apparaissent, affichez-les et chargez le fichier à nouveau.',
  },
  'data-columns-hidden': {
    found: 'Les colonnes masquées du fichier ne sont pas montrées\u00a0: {columns}.',
    fix: 'C’est permis. Pour qu’elles apparaissent, affichez-les et chargez le fichier à nouveau.',
  },
  'data-file-rows': {
    found: 'Le fichier compte plus de lignes que les {max} possibles pour cet indicateur.',
    fix: 'Agrégez les données ou publiez-les comme jeu de données et renvoyez-y.',
  },
  'data-file-columns': {
    found: 'Le fichier compte {found} colonnes ou plus. {max} sont possibles.',
    fix: 'Supprimez les colonnes dont l’indicateur n’a pas besoin.',
  },
  'data-head-missing': {
    found:
      'Aucune ligne au début du fichier ne nomme les colonnes de l’indicateur ({expected}). L’en-tête est probablement la ligne {row}, qui contient, avec des rôles proposés\u00a0: {found}.',
    fix: 'Nommez les colonnes de l’indicateur comme dans le fichier ou modifiez l’en-tête du fichier.',
  },
  'data-head-several': {
    found: 'Plusieurs lignes peuvent être l’en-tête\u00a0: {rows}.',
    fix: 'Gardez l’en-tête qui appartient aux données et supprimez les autres.',
  },
  'data-column-missing': {
    found:
      'La colonne «\u202f{column}\u202f» («\u202f{label}\u202f») manque dans l’en-tête, qui contient\u00a0: {found}.',
    fix: 'Nommez la colonne dans l’en-tête du fichier comme dans l’indicateur, par sa clé ou son titre.',
  },
  'data-column-twice': {
    found: 'L’en-tête nomme plusieurs fois la colonne «\u202f{column}\u202f».',
    fix: 'Renommez ou supprimez l’autre colonne.',
  },
  'data-left-out': {
    found:
      'Le texte en dehors du tableau et les unités de l’en-tête ne sont pas montrés (avec le numéro de la ligne)\u00a0: {found}.',
    fix: 'C’est permis. La source, l’état, l’unité et les remarques ont leurs propres champs dans l’indicateur.',
  },
  'data-column-unused': {
    found:
      'La colonne «\u202f{column}\u202f» du fichier ne correspond à aucune colonne de l’indicateur et n’est pas affichée.',
    fix: 'Cela peut rester ainsi. Si elle doit apparaître, ajoutez-la aux colonnes de l’indicateur.',
  },
  'data-row-twice': {
    found: 'Les lignes {other} et {row} ont la même période, le même territoire et le même groupe\u00a0: {found}.',
    fix: 'Supprimez l’une des deux, ou ajoutez la colonne qui les distingue.',
  },
  'data-not-period': {
    found: 'Ligne {row}\u00a0: {found} n’est pas une période comme {other} dans les autres lignes.',
    fix: 'Écrivez toutes les périodes de la même façon et sans appel de note. La fiabilité d’une valeur a sa colonne avec le rôle «\u202fstatus\u202f», une remarque la sienne avec le rôle «\u202fnote\u202f».',
  },
  'data-row-remark': {
    found: 'Ligne {row}\u00a0: {found} n’est pas une période comme dans les autres lignes, et les valeurs manquent.',
    fix: 'Supprimez les remarques du tableau. La source et l’état des données ont leurs propres champs dans l’indicateur.',
  },
  'columns-differ': {
    found:
      'Les colonnes ne sont pas celles de l’entrée allemande, d’après laquelle le fichier est lu\u00a0: ici {found}, là {expected}.',
    fix: 'Donnez aux colonnes les mêmes clés et les mêmes rôles, dans le même ordre. Seuls les titres, les unités et les décimales peuvent différer.',
  },
  'data-row-length': {
    found: 'La ligne {row} compte {found} cellules. Il en faut {expected} comme dans l’en-tête.',
    fix: 'Ajoutez les cellules manquantes et mettez entre guillemets les textes qui contiennent le séparateur.',
  },
  'link-invalid': { found: '«\u202f{address}\u202f» n’est pas une adresse valable.', fix: correctLink },
  'link-protocol': {
    found: 'Le lien «\u202f{address}\u202f» commence par quelque chose que le site n’autorise pas.',
    fix: 'Écrivez une adresse qui commence par https://, ou supprimez le lien.',
  },
  'link-nowhere': {
    found: 'Le lien «\u202f{address}\u202f» ne mène à aucune page ni à aucun fichier.',
    fix: correctLink,
  },
  'link-near': {
    found: 'Le lien «\u202f{address}\u202f» ne mène à aucune page\u202f; seul son texte figure sur le site.',
    fix: 'L’adresse existante la plus proche est «\u202f{nearest}\u202f».',
  },
  'search-words-line': {
    found: 'La ligne {line}, «\u202f{found}\u202f», n’apprend rien à la recherche.',
    fix: 'Écrivez un groupe avec des virgules («\u202fvacance, logements vides\u202f»), un renvoi avec deux-points («\u202fgrue\u00a0: construction\u202f»).',
  },
  'link-without-place': {
    found: 'Le lien «\u202f{address}\u202f» mène à une page où l’endroit nommé après le croisillon (#) n’existe pas.',
    fix: correctLink,
  },
  'redirect-hides-page': {
    found: 'Il y a une page à l’ancienne adresse «\u202f{address}\u202f». La redirection est donc laissée de côté.',
    fix: removeRedirect,
  },
  'redirect-hides-file': {
    found:
      'Un fichier du site se trouve à l’ancienne adresse «\u202f{address}\u202f». La redirection est donc laissée de côté.',
    fix: removeRedirect,
  },
  'redirect-nowhere': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» ne peut mener nulle part\u00a0: l’entrée n’a pas de page.',
    fix: removeRedirect,
  },
  'redirect-twice': {
    found: 'L’ancienne adresse «\u202f{address}\u202f» est notée plus d’une fois. Les majuscules ne comptent pas.',
    fix: 'Gardez-la à un endroit et supprimez les autres.',
  },
  'title-taken': {
    found:
      'La page {other} a aussi le titre «\u202f{title}\u202f». Les moteurs de recherche ne peuvent pas les distinguer.',
    fix: 'Changez l’un des titres.',
  },
  'mark-taken': {
    found:
      'Quelque chose figure deux fois sur la page, par exemple le même bloc (repère «\u202f{mark}\u202f»). Les liens mènent au premier.',
    fix: 'Supprimez l’un des deux. Si rien n’y figure deux fois, signalez-le aux personnes qui gèrent le site.',
  },
};
