import type { ReactNode } from 'react';
import { publicMembers } from '@/lib/site/team';
import { formatDate } from '@/lib/format/date';
import { ContactList } from '../../ContactList/ContactList';
import { Link } from '../../Link';
import { SourceNames } from '../../SourceFacts';
import { Box } from '../../ui/Box/Box';
import { Facts } from '../../ui/Facts/Facts';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';
import styles from './AdditionalInformationBoxBlock.module.scss';

interface LinkItem {
  readonly title: string;
  readonly url: string;
  /** A file of this site, whose address is the same in every language. */
  readonly isFile?: boolean;
  readonly detail?: string | null;
}

type Block = BlockProps<'additional-information-box'>['block'];

function downloadItems({ downloads }: Block, language: BlockProps<'text'>['context']['language']): readonly LinkItem[] {
  return downloads.flatMap(({ title, file, url, date }) => {
    const address = file?.url ?? url;
    const detail = date === null ? null : formatDate(date, language);
    return address === null ? [] : [{ title, url: address, isFile: file !== null, detail }];
  });
}

/** Files, links, contacts, sources and methods at the end of a page. */
export function AdditionalInformationBoxBlock(props: BlockProps<'additional-information-box'>): ReactNode {
  const { block, context, level, anchor } = props;
  const { labels } = context.messages;
  const linkList = (items: readonly LinkItem[]): ReactNode =>
    items.length > 0 && (
      <ul className={styles.links}>
        {items.map(({ title, url, isFile, detail }) => (
          <li key={`${url} ${title}`}>
            {isFile === true ? (
              <a href={url}>{title}</a>
            ) : (
              <Link address={url} context={context}>
                {title}
              </Link>
            )}
            {detail && <span className={styles.detail}> ({detail})</span>}
          </li>
        ))}
      </ul>
    );
  const contacts = publicMembers(context.content.list(block.contacts));
  return (
    <Box>
      <Heading level={level} id={anchor}>
        {block.title ?? labels.furtherLinks}
      </Heading>
      <Facts
        facts={[
          { label: labels.downloads, value: linkList(downloadItems(block, context.language)) },
          { label: labels.furtherLinks, value: linkList(block.links) },
          { label: labels.methods, value: linkList(block.method_links) },
          {
            label: labels.sources,
            value: block.sources.length > 0 && <SourceNames sources={block.sources} context={context} />,
          },
          { label: labels.nextUpdate, value: block.next_update },
          { label: labels.contact, value: contacts.length > 0 && <ContactList members={contacts} context={context} /> },
        ]}
      />
    </Box>
  );
}
