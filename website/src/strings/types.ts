/** The language strings of the specification (spec 3), by exactly these names. */
export interface LanguageStrings {
  heroTitle: string;
  heroDescription: string;
  goText: string;
  linksTitle: string;
  linkOneTitle: string;
  linkOneDescription: string;
  linkTwoTitle: string;
  linkTwoDescription: string;
  linkThreeTitle: string;
  linkThreeDescription: string;
  libsTitle: string;
  libsDescription: string;
  priceTitle: string;
  priceSubTitle: string;
  priceSubTooltipText: string;
  metaTitle: string;
  metaDescription: string;
  tokenProblems: string;
  callSupport: string;
  allCategoriesText: string;
  emptyUpdatesText: string;
  hundredTokens: string;
  hundredImages: string;
  fullPriceText: string;
  dynamicHundredImages: string;
  complexImageAnswers: string;
  moreBlogInfo: string;
}
