/** Every kind of content box. A new one needs its own file, a line here, a view and an example; without these it does not compile. */
import type { BlockInputShape, BlockShape, BlockType } from '../definition';
import { additionalInformationBoxBlock } from './additionalInformationBox';
import { appBlock } from './app';
import { backgroundArticleBlock } from './backgroundArticle';
import { expandSectionBlock } from './expandSection';
import { fieldLinkBlock } from './fieldLink';
import { focusTeaserBlock } from './focusTeaser';
import { glossaryBlock } from './glossary';
import { heroStatisticsBoxBlock } from './heroStatisticsBox';
import { iframeBlock } from './iframe';
import { indicatorBlock } from './indicator';
import { indicatorSetBlock } from './indicatorSet';
import { infoBoxBlock } from './infoBox';
import { interactiveElementBlock } from './interactiveElement';
import { linkButtonBlock } from './linkButton';
import { quizBlock } from './quiz';
import { searchButtonBlock } from './searchButton';
import { searchProductListBlock } from './searchProductList';
import { simpleHeroStatisticsBoxBlock } from './simpleHeroStatisticsBox';
import { subThemeListBlock } from './subThemeList';
import { teaserBoxBlock } from './teaserBox';
import { textBlock } from './text';
import { themeListBlock } from './themeList';

export const blockTypes = [
  textBlock,
  heroStatisticsBoxBlock,
  simpleHeroStatisticsBoxBlock,
  indicatorBlock,
  infoBoxBlock,
  expandSectionBlock,
  focusTeaserBlock,
  teaserBoxBlock,
  backgroundArticleBlock,
  appBlock,
  linkButtonBlock,
  indicatorSetBlock,
  fieldLinkBlock,
  additionalInformationBoxBlock,
  searchButtonBlock,
  iframeBlock,
  quizBlock,
  glossaryBlock,
  interactiveElementBlock,
  searchProductListBlock,
  themeListBlock,
  subThemeListBlock,
] as const;

type AnyBlockType = (typeof blockTypes)[number];

type ShapeOf<Type> = Type extends BlockType<infer Kind, infer Definition> ? BlockShape<Kind, Definition> : never;

type InputOf<Type> = Type extends BlockType<infer Kind, infer Definition> ? BlockInputShape<Kind, Definition> : never;

export type BlockKind = AnyBlockType['kind'];

/** A checked content box of any kind. */
export type Block = ShapeOf<AnyBlockType>;

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

/** A content box as sample content writes it. */
export type BlockInput = InputOf<AnyBlockType>;
