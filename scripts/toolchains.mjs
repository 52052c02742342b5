// Installs the toolchains that the documentation's samples are run with, where they are missing.
// It never fails: what cannot be installed is named, and the tests list it as not run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TOOLCHAINS = [
  { name: 'cURL', check: ['curl', '--version'], packages: ['curl'] },
  {
    name: 'Python with requests',
    check: ['python3', '-c', 'import requests'],
    packages: ['python3', 'python3-requests'],
  },
  { name: 'Java', check: ['javac', '-version'], packages: ['default-jdk-headless'] },
  { name: 'Go', check: ['go', 'version'], packages: ['golang-go'] },
  {
    name: 'PHP with curl',
    check: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
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
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  apt('update');
  const { status } = apt('install', '-y', '--no-install-recommends', ...packages());
  const absent = missing.filter(({ check }) => !works(check));
  if (status === 0 && absent.length === 0) console.log(`Toolchains: installed ${names(missing)}.`);
  else console.log(`Toolchains: still missing ${names(absent)}; their samples are listed as not run.`);
}

function packages() {
  return missing.flatMap((toolchain) => toolchain.packages);
}
