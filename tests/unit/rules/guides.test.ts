import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guides } from '../../../fixtures/guides/guides.ts'
import { guideTexts } from '../../../fixtures/guides/guideTexts.ts'
import { guideKeyword } from '../../../src/features/library/help/guideKeyword.ts'
import { allRoutes } from '../../../src/modules/routes.ts'
import { guideBlocks } from '../../../src/rules/library/guideBlocks.ts'
import { hasKeyword } from '../../../src/rules/library/libraryRules.ts'

const pictures = Object.values(guideTexts).flatMap((text) =>
  guideBlocks(text).flatMap((block) => (block.kind === 'picture' ? [block] : [])),
)
const mostBytes = 40 * 1024

test.each(guides)('„$title“ has steps and two or three pictures', ({ code }) => {
  const blocks = guideBlocks(guideTexts[code])
  const steps = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
  expect(steps.length).toBeGreaterThan(3)
  const drawn = blocks.filter(({ kind }) => kind === 'picture').length
  expect([2, 3]).toContain(drawn)
})

test('each picture of a guide exists, has a description and is small; no other file is there', () => {
  for (const { name, says } of pictures) {
    expect(says).toMatch(/^[А-Я„]/)
    expect(existsSync(`public/guides/${name}`), name).toBe(true)
    expect(statSync(`public/guides/${name}`).size, name).toBeLessThan(mostBytes)
  }
  expect(readdirSync('public/guides').sort()).toEqual([...new Set(pictures.map(({ name }) => name))].sort())
})

const among = (path: string) => {
  const keyword = guideKeyword(path)
  return keyword === undefined ? null : guides.find(({ keywords }) => hasKeyword(keywords, keyword))?.code
}

test.each([
  ['/documents-flow/documents', 'find'],
  ['/administrative-services/documents/create', 'register'],
  ['/documents-flow/documents/:id', 'answer'],
  ['/documents-flow/documents/create/resolution/:resolutionToDocumentId', 'resolve'],
  ['/documents-flow/tasks', 'resolve'],
  ['/documents-flow/e-delivery/:id', 'edelivery'],
  ['/documents-flow/caseFiles', 'close'],
  ['/documents-flow/correspondents/create', 'correspondent'],
  ['/settings/users', null],
])('from %s help opens the guide %s', (path, code) => {
  expect(allRoutes.some((route) => route.path === path)).toBe(true)
  expect(among(path)).toBe(code)
})

test('no screen refers to a missing guide', () => {
  expect(allRoutes.filter(({ path }) => among(path) === undefined).map(({ path }) => path)).toEqual([])
})
