import { external, nameOf } from './lockfile.mjs';

/** @typedef {{ name: string, os: string, cpu: string, libc?: 'glibc' | 'musl' }} Platform */

/** @type {Platform[]} */
export const PLATFORMS = [
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'Linux arm64 (glibc)', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'Linux arm64 (musl)', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'Linux x64 (glibc)', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux x64 (musl)', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

const PLATFORM_NAME = /(darwin|linux|win32|windows)-(arm64|x64)/;

/**
 * The packages that install their program as one optional package per platform.
 * @param {import('./lockfile.mjs').Lockfile} lockfile
 */
export function nativePackages(lockfile) {
  return external(lockfile).filter(
    ([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => PLATFORM_NAME.test(name)).length > 2,
  );
}

/**
 * @param {import('./lockfile.mjs').Lockfile} lockfile
 * @returns {string[]} one message per native package and platform without a binary
 */
export function missingBinaries(lockfile) {
  const locked = new Map(external(lockfile).map(([path, one]) => [`${nameOf(path)}@${one.version}`, one]));
  return nativePackages(lockfile).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const binaries = Object.entries(optionalDependencies).map(([name, pinned]) =>
      locked.get(`${name}@${pinned}`),
    );
    return PLATFORMS.filter((platform) => !binaries.some((binary) => binary && runsOn(binary, platform))).map(
      ({ name }) =>
        `${nameOf(path)} ${version} has no binary for ${name} in package-lock.json: pin a version whose binaries are all in the registry.`,
    );
  });
}

/**
 * A Linux binary that declares no C library is linked statically and runs with either.
 * @param {import('./lockfile.mjs').Locked} binary
 * @param {Platform} platform
 */
function runsOn(binary, { os, cpu, libc }) {
  return (
    binary.os?.includes(os) &&
    binary.cpu?.includes(cpu) &&
    (!libc || !binary.libc || binary.libc.includes(libc))
  );
}
