// Installs what the tests run beside our own code, where it is missing: the toolchains of the documentation's samples, and
// the web server whose configuration the build writes.
// It never fails: what cannot be installed is named, and the tests list it as not run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TOOLCHAINS = [
  { name: 'cURL', check: ['curl', '--version'], packages: ['curl'] },
  { name: 'jq', check: ['jq', '--version'], packages: ['jq'] },
  { name: 'ShellCheck', check: ['shellcheck', '--version'], packages: ['shellcheck'] },
  { name: 'Pylint', check: ['pylint', '--version'], packages: ['pylint'] },
  {
    name: 'Python with requests',
    check: ['python3', '-c', 'import requests'],
    packages: ['python3', 'python3-requests'],
  },
  { name: 'Java', check: ['javac', '-version'], packages: ['default-jdk-headless'] },
  { name: 'Gson', check: ['ls', '/usr/share/java/gson.jar'], packages: ['libgoogle-gson-java'] },
  { name: 'Go', check: ['go', 'version'], packages: ['golang-go'] },
  {
    name: 'PHP with curl',
    check: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
  {
    name: 'nginx with brotli',
    check: [
      'ls',
      '/usr/sbin/nginx',
      '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      '/usr/bin/openssl',
    ],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'],
  },
];

/** @param {string[]} check */
const works = ([command = '', ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const missing = TOOLCHAINS.filter(({ check }) => !works(check));
/** @param {{ name: string }[]} list */
const names = (list) => list.map(({ name }) => name).join(', ');

if (missing.length === 0) {
  console.log(`Toolchains: all present (${names(TOOLCHAINS)}).`);
} else if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
  console.log(
    `Toolchains: missing ${names(missing)}; install by hand: ${packages().join(' ')} (needs root on Debian).`,
  );
} else {
  console.log(`Toolchains: installing ${packages().join(' ')} …`);
  // Run level 1: the package is not to start its service on port 80.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  apt('update');
  const { status } = apt('install', '-y', '--no-install-recommends', ...packages());
  const absent = missing.filter(({ check }) => !works(check));
  if (status === 0 && absent.length === 0) console.log(`Toolchains: installed ${names(missing)}.`);
  else console.log(`Toolchains: still missing ${names(absent)}; their tests are listed as not run.`);
}

function packages() {
  return missing.flatMap((toolchain) => toolchain.packages);
}
