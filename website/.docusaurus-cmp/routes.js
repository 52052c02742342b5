import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '896'),
    exact: true
  },
  {
    path: '/search',
    component: ComponentCreator('/search', 'be6'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'eeb'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'e1f'),
        routes: [
          {
            path: '/docs',
            component: ComponentCreator('/docs', 'f65'),
            routes: [
              {
                path: '/docs/api/api-errors',
                component: ComponentCreator('/docs/api/api-errors', '0aa'),
                exact: true,
                sidebar: "defaultSidebar"
              },
              {
                path: '/docs/getting-start',
                component: ComponentCreator('/docs/getting-start', 'b05'),
                exact: true,
                sidebar: "defaultSidebar"
              },
              {
                path: '/docs/news',
                component: ComponentCreator('/docs/news', '1af'),
                exact: true,
                sidebar: "defaultSidebar"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'e5f'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
