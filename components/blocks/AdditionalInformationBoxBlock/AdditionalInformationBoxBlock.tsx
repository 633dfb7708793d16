import path from 'node:path';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { fileKind, formatFileSize } from '@/lib/i18n/format/file';
import type { PageContext } from '@/lib/site/pageContext';
import { informationOfBlock } from '@/components/blocks/blockContents';
import { ContactList } from '../../lists/ContactList/ContactList';
import { Link } from '../../Link';
import { LinkList } from '../../lists/LinkList/LinkList';
import { SourceNames } from '../../figures/SourceFacts/SourceFacts';
import { Box } from '../../ui/Box/Box';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';

type Block = BlockProps<'additional-information-box'>['block'];
type Download = Block['downloads'][number];

interface DownloadLinkProps {
  readonly download: Download;
  readonly context: PageContext;
}

/** A file with its kind, size, language and day; nothing while it has no address. */
function DownloadLink({ download, context }: DownloadLinkProps): ReactNode {
  const { title, file, url, date, language } = download;
  const address = file?.url ?? url;
  if (address === null) return null;
  const size = file?.size === undefined ? null : formatFileSize(file.size, context.language);
  const day = date === null ? null : formatDate(date, context.language);
  const details = [fileKind(address), size, language, day].filter((part) => part !== null).join(', ');
  return (
    <li className="additional-information-box-block-download">
      {file === null ? (
        <Link address={address} context={context}>
          {title}
        </Link>
      ) : (
        // A file of this site has the same address in every language.
        <a href={file.url} data-umami-event="download" data-umami-event-file={path.basename(file.url)}>
          {title}
        </a>
      )}
      {details !== '' && <span className="additional-information-box-block-detail"> ({details})</span>}
    </li>
  );
}

function Downloads({ downloads, context }: Pick<Block, 'downloads'> & { readonly context: PageContext }): ReactNode {
  return (
    <ul className="additional-information-box-block-downloads">
      {downloads.map((download) => (
        <DownloadLink
          key={`${download.title} ${download.file?.url ?? download.url ?? ''}`}
          download={download}
          context={context}
        />
      ))}
    </ul>
  );
}

/** The non-empty groups of the box, each with its label. People and sources that the page names itself are left out. */
function groupsOf(block: Block, context: PageContext): readonly { label: string; value: ReactNode; wide?: boolean }[] {
  const { labels } = context.messages;
  const { downloads, contacts, sources } = informationOfBlock(block, context);
  const groups = [
    {
      label: labels.downloads,
      value: downloads.length > 0 && <Downloads downloads={downloads} context={context} />,
    },
    { label: labels.furtherLinks, value: block.links.length > 0 && <LinkList links={block.links} context={context} /> },
    {
      label: labels.methods,
      value: block.method_links.length > 0 && <LinkList links={block.method_links} context={context} />,
    },
    {
      label: sources.length > 1 ? labels.sources : labels.source,
      value: sources.length > 0 && <SourceNames sources={sources} context={context} />,
    },
    { label: labels.nextUpdate, value: block.next_update },
    {
      label: labels.contact,
      value: contacts.length > 0 && <ContactList members={contacts} context={context} />,
      wide: true,
    },
  ];
  return groups.filter(({ value }) => value !== false && value !== null);
}

/** Files, links, methods, sources and contacts at the end of a page. */
export function AdditionalInformationBoxBlock(props: BlockProps<'additional-information-box'>): ReactNode {
  const { block, context, level, anchor } = props;
  const groups = groupsOf(block, context);
  return (
    <Box>
      <Heading level={level} id={anchor} className="additional-information-box-block-title">
        {block.title ?? context.messages.labels.furtherLinks}
      </Heading>
      <dl className="additional-information-box-block-groups">
        {groups.map(({ label, value, wide }) => (
          <div
            key={label}
            className={
              wide === true ? 'additional-information-box-block-wide' : 'additional-information-box-block-group'
            }
          >
            <dt className="additional-information-box-block-label">{label}</dt>
            <dd className="additional-information-box-block-value">{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
