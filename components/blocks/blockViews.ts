import type { ComponentType } from 'react';
import type { BlockKind } from '@/content-types/blocks/blockTypes';
import { AdditionalInformationBoxBlock } from './AdditionalInformationBoxBlock/AdditionalInformationBoxBlock';
import { AppBlock } from './AppBlock/AppBlock';
import { BackgroundArticleBlock } from './BackgroundArticleBlock/BackgroundArticleBlock';
import type { BlockProps } from './blockProps';
import { ExpandSectionBlock } from './ExpandSectionBlock/ExpandSectionBlock';
import { FieldLinkBlock } from './FieldLinkBlock/FieldLinkBlock';
import { FocusTeaserBlock } from './FocusTeaserBlock/FocusTeaserBlock';
import { GlossaryBlock } from './GlossaryBlock/GlossaryBlock';
import { HeroStatisticsBoxBlock } from './HeroStatisticsBoxBlock/HeroStatisticsBoxBlock';
import { IframeBlock } from './IframeBlock/IframeBlock';
import { IndicatorBlock } from './IndicatorBlock/IndicatorBlock';
import { IndicatorSetBlock } from './IndicatorSetBlock/IndicatorSetBlock';
import { InfoBoxBlock } from './InfoBoxBlock/InfoBoxBlock';
import { InteractiveElementBlock } from './InteractiveElementBlock/InteractiveElementBlock';
import { LinkButtonBlock } from './LinkButtonBlock/LinkButtonBlock';
import { QuizBlock } from './QuizBlock/QuizBlock';
import { SearchButtonBlock } from './SearchButtonBlock/SearchButtonBlock';
import { SearchProductListBlock } from './SearchProductListBlock/SearchProductListBlock';
import { SimpleHeroStatisticsBoxBlock } from './SimpleHeroStatisticsBoxBlock/SimpleHeroStatisticsBoxBlock';
import { SubThemeListBlock } from './SubThemeListBlock/SubThemeListBlock';
import { TeaserBoxBlock } from './TeaserBoxBlock/TeaserBoxBlock';
import { TextBlock } from './TextBlock/TextBlock';
import { ThemeListBlock } from './ThemeListBlock/ThemeListBlock';

/** Maps every kind of content box to its view: a missing or wrong one does not compile. */
type BlockViews = { readonly [Kind in BlockKind]: ComponentType<BlockProps<Kind>> };

export const blockViews: BlockViews = {
  text: TextBlock,
  'hero-statistics-box': HeroStatisticsBoxBlock,
  'simple-hero-statistics-box': SimpleHeroStatisticsBoxBlock,
  indicator: IndicatorBlock,
  'info-box': InfoBoxBlock,
  'expand-section': ExpandSectionBlock,
  'focus-teaser': FocusTeaserBlock,
  'teaser-box': TeaserBoxBlock,
  'background-article': BackgroundArticleBlock,
  app: AppBlock,
  'link-button': LinkButtonBlock,
  'indicator-set': IndicatorSetBlock,
  'field-link': FieldLinkBlock,
  'additional-information-box': AdditionalInformationBoxBlock,
  'search-button': SearchButtonBlock,
  iframe: IframeBlock,
  quiz: QuizBlock,
  glossary: GlossaryBlock,
  'interactive-element': InteractiveElementBlock,
  'search-product-list': SearchProductListBlock,
  'theme-list': ThemeListBlock,
  'sub-theme-list': SubThemeListBlock,
};
