import type { configuration } from '../../src/contract/configuration.ts'
import { permissionTypeLabels } from '../../src/contract/enumerations.ts'
import { byCode } from '../../src/rules/documents/classificationRules.ts'
import type { Answers } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { classificationTreeAnswers, typeClassificationsAnswers } from './classificationAnswers.ts'
import { documentTypesAnswers } from './documentTypeAnswers.ts'
import { ownerRuleMoves } from './ownerRules.ts'
import { permissionTemplateAnswers } from './permissionTemplates.ts'

/** Configuration for forms and filters, in addition to the handlers of the registers. */
export const configurationAnswers = (world: World): Answers<typeof configuration> => ({
  ...ownerRuleMoves(world),
  ...documentTypesAnswers(world),
  ...permissionTemplateAnswers(world),
  getDocumentNumberIndexes: ({ query }) => {
    const ids = new Set(
      world.documentTypeIndexes.by('documentTypeId', query.documentTypeId).map((one) => one.numberIndexId),
    )
    const rows = ids.size > 0 ? [...ids].flatMap((id) => world.numberIndexes.get(id) ?? []) : world.numberIndexes.all()
    return rows.filter(({ isActive }) => isActive).map(({ id, numberPrefix }) => ({ id, numberPrefix }))
  },
  getClassificationsList: () =>
    world.classifications
      .all()
      .filter(({ isActive }) => isActive)
      .toSorted(byCode)
      .map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
  ...classificationTreeAnswers(world),
  ...typeClassificationsAnswers(world),
  getPermissionTypes: () => Object.entries(permissionTypeLabels).map(([id, name]) => ({ id: Number(id), name })),
})
