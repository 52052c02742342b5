import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The only sidebar (spec 2.5). Each category links to its index page; translations use the sidebar label or the title of that page. */
const sidebars: SidebarsConfig = {
  documentation: [
    'getting-start',
    {
      type: 'category',
      label: 'API',
      link: { type: 'doc', id: 'category/api' },
      items: [
        {
          type: 'category',
          label: 'Methods',
          link: { type: 'doc', id: 'methods' },
          items: [
            { type: 'doc', id: 'api/methods/create-task', className: 'method-post' },
            { type: 'doc', id: 'api/methods/get-task-result', className: 'method-post' },
            { type: 'doc', id: 'api/methods/get-balance', className: 'method-post' },
            { type: 'doc', id: 'api/methods/get-user-agent', className: 'method-get' },
          ],
        },
        'api/api-errors',
        'api/bad-tokens',
        'api/block-reason',
        'api/module-name',
        'api/threshold',
        'api/token-accept',
        'api/user-module',
      ],
    },
    {
      type: 'category',
      label: 'Captchas',
      link: { type: 'doc', id: 'captchas/index' },
      items: [
        { type: 'doc', id: 'captchas/no-captcha-task', customProps: { group: 'tokens' } },
        'captchas/recaptcha-v2-enterprise-task',
        'captchas/recaptcha-v3-task',
        'captchas/turnstile-task',
        'captchas/amazon-task',
        'captchas/Basilisk-task',
        'captchas/binance',
        'captchas/incapsula',
        'captchas/prosopo-task',
        { type: 'doc', id: 'captchas/geetest-task', customProps: { group: 'puzzles' } },
        'captchas/temu-task',
        'captchas/tendi',
        { type: 'doc', id: 'captchas/recaptcha-click', customProps: { group: 'images' } },
        'captchas/image-to-text',
        'captchas/ComplexImageTask-Recognition',
      ],
    },
    {
      type: 'category',
      label: 'Extension',
      link: { type: 'doc', id: 'extension/index' },
      items: [
        'extension/extension-main',
        'extension/extension-firefox',
        'extension/install-instruction',
        'extension/ext-settings',
        'extension/extension-events',
        'extension/text-captcha-solve',
        'extension/autosubmit',
        'extension/selenium-ext',
        'extension/known-issues',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      link: { type: 'doc', id: 'external' },
      items: ['external-services/index', 'external-services/external-program'],
    },
    'news',
  ],
};

export default sidebars;
