import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chromiumFlags } from '../../support/browser.ts'

/** Chromium uses only the last list of disabled features, so our list must include the list of Playwright. */
test('our list of disabled features includes all that Playwright disables', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, list = ''] = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(bundle) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(5)
  const ours = chromiumFlags.find((flag) => flag.startsWith('--disable-features='))?.split(/[=,]/) ?? []
  expect(theirs.filter((name) => name !== undefined && !ours.includes(name))).toEqual([])
})
