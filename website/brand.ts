/** Names, hosts, links and package names: everything an operator changes is in packages/site/src/brand.ts. */
export { brand } from '@docs/site/brand';
