import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Chunk, readChunks } from '../build/chunkGraph.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * The allowed licences of shipped packages (SPDX). Most of them require attribution; MIT-0 and Unlicense require
 * nothing.
 */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
] as const

/**
 * Packages whose files the build copies or reads. The bundler does not list them as modules, so they are listed here.
 */
const shippedAsFiles = ['@expo-google-fonts/tinos', '@fontsource-variable/sofia-sans', 'pdfjs-dist', 'primeflex']

export type Shipped = { name: string; version: string; licence: string; text: string }

/**
 * Returns the folder of the package of a module: `node_modules/@a/b/c.js` → `@a/b`; for nested packages the innermost
 * package.
 */
const folderOf = (module: string): string | undefined =>
  /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@][^\\/]*(?=[\\/])/
    .exec(module)?.[0]
    .replace(/^.*?node_modules/, 'node_modules')

const packageFolders = (chunks: readonly Chunk[]): string[] => {
  const modules = chunks.flatMap((chunk) => chunk.modules.flatMap((module) => folderOf(module) ?? []))
  return [...new Set([...modules, ...shippedAsFiles.map((name) => `node_modules/${name}`)])].sort()
}

const readPackage = (folder: string): Shipped => {
  const path = join(root, folder)
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const file = readdirSync(path).find((one) => /^(un)?licen[cs]e/i.test(one))
  const text = file === undefined ? '' : readFileSync(join(path, file), 'utf8')
  return { name, version, licence: typeof license === 'string' ? license : 'not named', text }
}

export const shippedPackages = (statsFile: string): Shipped[] =>
  packageFolders(readChunks(statsFile))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map(readPackage)
    .sort((one, other) => one.name.localeCompare(other.name))

/**
 * True if a licence may be shipped: „A OR B“ if at least one of the two is allowed, „A AND B“ only if both are allowed.
 */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.some((allowed) => allowed === one)))

export const licencesText = (shipped: readonly Shipped[]): string => {
  const lines = shipped.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const texts = shipped.filter(({ text }) => text !== '').map(({ name, text }) => `--- ${name}\n\n${text.trim()}\n`)
  return `${lines.join('\n')}\n\n${texts.join('\n')}`
}
