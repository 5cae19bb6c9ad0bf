import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { integrity?: string; resolved?: string; link?: true }
const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package of the lock file has a hash and comes from the registry, for all platforms', () => {
  expect(installed.length).toBeGreaterThan(400)
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual(
    [],
  )
  const elsewhere = installed.filter(([, { resolved, link }]) => link || (resolved && !/^https:\/\//.test(resolved)))
  expect(elsewhere, 'install the package from the registry').toEqual([])
})
