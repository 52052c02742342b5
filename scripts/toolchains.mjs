// Programs that the tests run besides our own code: the toolchains of the documentation's samples, and the web server
// whose configuration the build writes.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/apt.mjs';

const TOOLCHAINS = [
  { name: 'cURL', check: ['curl', '--version'], packages: ['curl'] },
  { name: 'jq', check: ['jq', '--version'], packages: ['jq'] },
  { name: 'ShellCheck', check: ['shellcheck', '--version'], packages: ['shellcheck'] },
  {
    name: 'Pylint with requests', // Debian's Pylint imports with Debian's Python, which need not be the first on the PATH
    check: ['bash', '-c', 'pylint --errors-only --from-stdin check.py <<< "import requests"'],
    packages: ['pylint', 'python3-requests'],
  },
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

/** @returns {Promise<string[]>} the names of those that are missing */
export function ensureToolchains() {
  const programs = TOOLCHAINS.map(({ name, packages, check: [command = '', ...args] }) => ({
    name,
    packages,
    isInstalled: () => spawnSync(command, args, { stdio: 'ignore' }).status === 0,
  }));
  return ensureInstalled('toolchains', programs);
}
