/**
 * Theme-classic's hooks for custom styles, those that this site's styles and tests use; the others would be on every
 * page for nothing. In place of theme-common's list of the same form.
 */
const none = '';

export const ThemeClassNames = {
  page: { docsDocPage: none, mdxPage: none },
  wrapper: { main: none, docsPages: none, mdxPages: none },
  common: {
    editThisPage: none,
    lastUpdated: 'theme-last-updated',
    backToTopButton: 'theme-back-to-top-button',
    codeBlock: none,
    admonition: 'theme-admonition',
    unlistedBanner: 'theme-unlisted-banner',
    draftBanner: 'theme-draft-banner',
    admonitionType: (type: string) => `theme-admonition-${type}`,
  },
  announcementBar: { container: none },
  tabs: { container: none },
  layout: {
    navbar: {
      container: none,
      containerLeft: none,
      containerRight: none,
      mobileSidebar: { container: none, panel: none },
    },
    main: { container: none },
    footer: { container: none, column: none },
  },
  docs: {
    docVersionBanner: none,
    docVersionBadge: 'theme-doc-version-badge',
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docMarkdown: 'theme-doc-markdown',
    docTocMobile: 'theme-doc-toc-mobile',
    docTocDesktop: 'theme-doc-toc-desktop',
    docFooter: 'theme-doc-footer',
    docFooterTagsRow: none,
    docFooterEditMetaRow: none,
    docSidebarContainer: 'theme-doc-sidebar-container',
    docSidebarMenu: 'theme-doc-sidebar-menu',
    docSidebarItemCategory: none,
    docSidebarItemLink: none,
    docSidebarItemCategoryLevel: (level: number) =>
      level === 1 ? 'theme-doc-sidebar-item-category-level-1' : none,
    docSidebarItemLinkLevel: (level: number) => (level === 1 ? 'theme-doc-sidebar-item-link-level-1' : none),
    docCard: { container: none, heading: none, icon: none, title: none, description: none },
  },
  blog: { blogFooterTagsRow: none, blogFooterEditMetaRow: none },
  pages: { pageFooterEditMetaRow: none },
};
