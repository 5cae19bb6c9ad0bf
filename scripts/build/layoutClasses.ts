import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { PurgeCSS } from 'purgecss'

/**
 * What screens may take from primeflex: how boxes stand, and how far apart. Its colours and shadows know no theme of
 * ours; `grid`, `field`, `col`, `active` would meet our classes; its `md:flex` turns at other widths than our styles.
 */
const LAYOUT =
  /^(?:(?:inline-)?flex|flex-(?:\d|auto|none|(?:no)?wrap|(?:row|column|wrap)(?:-reverse)?|(?:grow|shrink|order)-\d)|(?:justify|align)-(?:content|items|self)-[a-z]+|(?:row-|column-)?gap-\d|[mp][trblxy]?-(?:\d|auto)|w-(?:full|auto)|min-w-0|list-none)$/

export const isLayoutClass = (name: string): boolean => LAYOUT.test(name)

/** Every layout class that stands anywhere in the sources, sorted: a word too many costs a rule, a word too few a screen. */
export const layoutClassesIn = (sources: readonly string[]): string[] =>
  [...new Set(sources.flatMap((source) => source.match(/[a-z][a-z\d-]*/g) ?? []))].filter(isLayoutClass).sort()

/**
 * The rules of primeflex for these classes, and no others.
 * They lose their `!important`: `hidden`, print and narrow windows are decided in our own stylesheets, which come later.
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

/** The screens' sources, as they are now. */
const screens = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Lets into the build what the screens under `src` use of primeflex; in development anew when they use something else. */
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
