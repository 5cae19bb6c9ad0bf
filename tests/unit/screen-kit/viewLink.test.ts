import { expect, test } from 'vitest'
import { columnsOfLink, viewLink } from '../../../src/screen-kit/views/viewLink.ts'

const path = '/documents-flow/documents'

test.each([
  ['nothing but the list', '', null, path],
  ['a filter and a sort', 'number=04&sort=-deadline', null, `${path}?number=04&sort=-deadline`],
  ['columns alone', '', ['number', '-status'], `${path}?columns=number.-status`],
  ['all of it', 'number=04', ['number', '-status'], `${path}?number=04&columns=number.-status`],
])('the link of a view has %s', (_, search, columns, link) => {
  expect(viewLink(path, search, columns)).toBe(link)
})

test.each([
  ['number=04&columns=number.-status&sort=number', { columns: ['number', '-status'], rest: 'number=04&sort=number' }],
  ['columns=', { columns: [], rest: '' }],
  ['number=04', null],
])('the columns are removed from „%s“', (search, expected) => {
  expect(columnsOfLink(search)).toEqual(expected)
})
