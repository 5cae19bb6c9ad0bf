import type { configuration } from '../../src/contract/configuration.ts'
import { permissionTypeLabels } from '../../src/contract/enumerations.ts'
import { byCode } from '../../src/rules/documents/classificationRules.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { classificationTreeHandlers, typeClassificationsHandlers } from './classificationHandlers.ts'
import { documentTypesHandlers } from './documentTypeHandlers.ts'
import { ownerRuleMoves } from './ownerRules.ts'
import { permissionTemplateHandlers } from './permissionTemplates.ts'

export const configurationHandlers = (db: MockDatabase): Handlers<typeof configuration> => ({
  ...ownerRuleMoves(db),
  ...documentTypesHandlers(db),
  ...permissionTemplateHandlers(db),
  getDocumentNumberIndexes: ({ query }) => {
    const ids = new Set(
      db.documentTypeIndexes.by('documentTypeId', query.documentTypeId).map((one) => one.numberIndexId),
    )
    const rows = ids.size > 0 ? [...ids].flatMap((id) => db.numberIndexes.get(id) ?? []) : db.numberIndexes.all()
    return rows.filter(({ isActive }) => isActive).map(({ id, numberPrefix }) => ({ id, numberPrefix }))
  },
  getClassificationsList: () =>
    db.classifications
      .all()
      .filter(({ isActive }) => isActive)
      .toSorted(byCode)
      .map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
  ...classificationTreeHandlers(db),
  ...typeClassificationsHandlers(db),
  getPermissionTypes: () => Object.entries(permissionTypeLabels).map(([id, name]) => ({ id: Number(id), name })),
})
