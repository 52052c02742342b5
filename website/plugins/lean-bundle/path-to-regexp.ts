interface Options {
  /** Whether the whole address must match, not only its beginning. */
  end: boolean;
}

/** In place of the library of that name: the routes of a site without parameters are plain text, or "*" for any. */
export default function pathToRegexp(path: string, _keys: unknown[], { end }: Options): RegExp {
  if (path === '*') return /^.*$/;
  const text = path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replace(/\/$/, '');
  return new RegExp(`^${text}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`, 'i');
}
