import { basename, dirname } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { type Source, sourceFrom, sourcesOf } from './sources.ts'

/**
 * Filter fields without a control in the filter panel, because a link, a switch above the list, a tab or a separate
 * search page sets them.
 */
const setElsewhere: Readonly<Record<string, readonly string[]>> = {
  correspondentsFilter: ['addressTypeId', 'contactTypeId'],
  documentsFilter: ['scope', 'standing', 'responsibleDepartmentId'],
  logFilter: ['log'],
  messagesFilter: ['processed'],
  LibraryList: ['folderId', 'text', 'kindId'],
  StaffList: ['sinceDate', 'ownDepartmentId', 'counted', 'vehicleId'],
  tasksFilter: ['tab'],
  MaintenancesPage: ['costKind'],
  executionReport: ['tab'],
}

/** Returns the fields of each `listFilter({ … })` in a source. A period has the fields of `PeriodFields`. */
const fieldsIn = ({ path, text }: Source): string[] => {
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [fields] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'listFilter' || fields?.type !== 'ObjectExpression') return
      for (const field of fields.properties)
        if (field.type === 'Property' && field.key.type === 'Identifier') found.push(field.key.name)
    },
  }).visit(parseSync(path, text).program)
  return found.filter((name) => name !== 'fromDate' && name !== 'toDate')
}

const controls = /(?:\.(?:text|id|choice|flag)|\{(?:\.\.\.)?\w+)\('(\w+)'|\.edit\(\{ (\w+)/g
const withoutControl = (source: Source, sources: readonly Source[]): string[] => {
  const siblings = sources.filter(({ path }) => dirname(path) === dirname(source.path))
  const named = new Set(
    siblings.flatMap(({ code }) => [...code.matchAll(controls)].map((found) => found[1] ?? found[2])),
  )
  return fieldsIn(source).filter((name) => !named.has(name))
}

const screens = sourcesOf('src/features')
const filters = screens.filter(({ code }) => code.includes('listFilter('))

test.each(filters.map((source) => [basename(source.path).split('.')[0] ?? '', source] as const))(
  'each field of the filter %s has a control',
  (name, source) => {
    expect(withoutControl(source, screens)).toEqual(setElsewhere[name] ?? [])
  },
)

test('a field without a control is reported', () => {
  const filter = sourceFrom('a/filter.ts', "listFilter({ number: textField('№ '), kindId: idField('Вид'), toDate })")
  const panel = sourceFrom('a/Panel.tsx', "const a = <TextField {...panel.text('number')} />")
  expect(withoutControl(filter, [filter, panel])).toEqual(['kindId'])
  expect(withoutControl(filter, [filter])).toEqual(['number', 'kindId'])
})
