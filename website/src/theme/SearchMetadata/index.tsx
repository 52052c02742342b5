/** Overridden because its tags are for the crawler of a hosted search: our records are made by the build (plugins/search-records). */
export default function SearchMetadata(): null {
  return null;
}
