import type { ProtocolTemplate } from '../../src/contract/protocolTemplates.ts'
import { protocolTemplateRules } from '../../src/rules/protocols/protocolTemplateRules.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { crudHandlers } from '../records/crudHandlers.ts'
import type { ProtocolTemplateRow } from './protocolTemplates.ts'

const versionsAfter = (
  before: ProtocolTemplateRow | undefined,
  content: string,
  by: Pick<ProtocolTemplateRow['versions'][number], 'savedAt' | 'savedBy'>,
): ProtocolTemplateRow['versions'] => {
  const versions = before?.versions ?? []
  const last = versions.at(-1)
  return last?.content === content ? versions : [...versions, { version: (last?.version ?? 0) + 1, content, ...by }]
}

export const protocolTemplatesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'protocolTemplates',
    rules: protocolTemplateRules,
    view: (row): ProtocolTemplate => {
      const last = row.versions.at(-1)
      return { ...row, version: last?.version ?? null, content: last?.content ?? '' }
    },
    row: ({ version: _version, content, ...template }, before, { person }) => ({
      ...template,
      versions: versionsAfter(before, content.trim(), {
        savedAt: db.now().toISOString(),
        savedBy: firstAndLastNameOf(person),
      }),
    }),
    usedBy: ({ id }) => ({ inspection: db.inspections.by('protocolTemplateId', id).length }),
  })
