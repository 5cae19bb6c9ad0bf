import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartTones } from '../../../src/widgets/charts/chart.ts'
import { tones } from '../../../src/widgets/tags/StatusTag.tsx'

const css = readFileSync('src/widgets/look/tokens.css', 'utf8')
const block = (selector: string): Record<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}
const base = block(':root')
const themes = {
  light: base,
  dark: { ...base, ...block(':root[data-theme="dark"]') },
  contrast: { ...base, ...block(':root[data-theme="contrast"]') },
}

const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'raised', 'hover', 'link-soft']
const pairs = [
  ...['ink', 'ink-2', 'ink-3', 'placeholder', 'link', 'red', 'green', 'amber'].flatMap((ink) =>
    grounds.map((on) => [ink, on]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-red', 'red'],
  ['on-press', 'press'],
  ['on-press', 'press-strong'],
  ['on-yellow', 'yellow'],
  ...['on-navy', 'on-navy-2'].flatMap((ink) => [
    [ink, 'navy'],
    [ink, 'navy-deep'],
  ]),
  ...['yellow-soft', 'red-soft', 'amber-soft', 'green-soft'].flatMap((on) => [
    ['ink', on],
    ['ink-2', on],
  ]),
  ['red', 'red-soft'],
  ['ink-2', 'tone-grey-soft'],
  ...tones.map((tone) => [`tone-${tone}`, `tone-${tone}-soft`]),
]

test.each(Object.entries(themes))('every text pair of the %s theme has a contrast of at least 4.5', (_, theme) => {
  const weak = pairs.flatMap(([ink, on]) => {
    const found = ratio(theme[`--${ink}`] ?? '', theme[`--${on}`] ?? '')
    return found >= 4.5 ? [] : [`${ink} on ${on}: ${found.toFixed(2)}`]
  })
  expect(weak).toEqual([])
})

test.each(Object.entries(themes))('the edges of controls in the %s theme can be seen (3:1)', (_, theme) => {
  const weak = grounds.filter((on) => ratio(theme['--edge'] ?? '', theme[`--${on}`] ?? '') < 3)
  expect(weak).toEqual([])
})

test.each(Object.entries(themes))('every colour of the charts in the %s theme can be seen (3:1)', (_, theme) => {
  const drawn = readFileSync('src/widgets/charts/charts.css', 'utf8')
  const found = chartTones.map((tone) => {
    const token = new RegExp(`\\.chart-${tone} \\{\\s*color: var\\((--[\\w-]+)\\)`).exec(drawn)?.[1] ?? ''
    return [tone, ratio(theme[token] ?? '', theme['--surface'] ?? '') >= 3]
  })
  expect(found).toEqual(chartTones.map((tone) => [tone, true]))
})

test.each([
  ['src/widgets/fields/field.css', '.control'],
  ['src/widgets/fields/field.css', '.switch'],
  ['src/widgets/files/file.css', '.drop'],
])('in %s the border at rest of %s is the edge of controls', (file, selector) => {
  const rule = `\n${readFileSync(file, 'utf8')}`.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  expect(/border: [^;]*/.exec(rule)?.[0]).toMatch(/ var\(--edge\)$/)
})

test('no theme leaves a tone or a colour undefined', () => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect([...used].filter((name) => name !== undefined && base[name] === undefined)).toEqual([])
})
