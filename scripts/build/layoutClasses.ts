import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { PurgeCSS } from 'purgecss'

/**
 * Matches the layout classes of primeflex that screens may use. The other classes of primeflex ignore the themes,
 * conflict with our classes, or have other breakpoints.
 */
const LAYOUT =
  /^(?:(?:inline-)?flex|flex-(?:\d|auto|none|(?:no)?wrap|(?:row|column|wrap)(?:-reverse)?|(?:grow|shrink|order)-\d)|(?:justify|align)-(?:content|items|self)-[a-z]+|(?:row-|column-)?gap-\d|[mp][trblxy]?-(?:\d|auto)|w-(?:full|auto)|min-w-0|list-none)$/

export const isLayoutClass = (name: string): boolean => LAYOUT.test(name)

export const layoutClassesIn = (sources: readonly string[]): string[] =>
  [...new Set(sources.flatMap((source) => source.match(/[a-z][a-z\d-]*/g) ?? []))].filter(isLayoutClass).sort()

/**
 * Returns the rules of primeflex for the classes in `names`, without `!important`, so that later rules of the project
 * override them.
 */
export const onlyClasses = async (primeflex: string, names: readonly string[]): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: primeflex }],
    content: [{ raw: names.join(' '), extension: 'tsx' }],
    defaultExtractor: (words) => words.split(' '),
    keyframes: true,
  })
  if (purged === undefined) throw new Error('primeflex could not be purged')
  return purged.css.replaceAll(' !important', '')
}

const folder = resolve(import.meta.dirname, '../../src')

const screens = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Adds the primeflex rules of the used classes to the build. */
export const layoutClasses = (): RsbuildPlugin => ({
  name: 'layout-classes',
  setup: (api) => {
    let last: { names: string; css: Promise<string> } | undefined
    api.transform({ test: /[\\/]primeflex\.css$/ }, ({ code, addContextDependency }) => {
      addContextDependency(folder)
      const names = layoutClassesIn(screens()).join(' ')
      if (last?.names !== names) last = { names, css: onlyClasses(code, names.split(' ')) }
      return last.css
    })
  },
})
