import { configuration } from '../../src/contract/configuration.ts'
import { permissionTypeLabels } from '../../src/contract/enumerations.ts'
import type { Answers } from '../answer.ts'
import type { World } from '../world.ts'
import { allLater } from './laterAreas.ts'

/** What forms and filters need of the configuration; the rest comes with the settings. */
export const configurationAnswers = (world: World): Answers<typeof configuration> => ({
  ...allLater(configuration, 'настройки'),
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
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
  getCorrespondentGroups: () =>
    world.correspondentGroups
      .all()
      .filter(({ isActive }) => isActive)
      .map(({ id, name, isActive }) => ({
        id,
        name,
        isActive,
        correspondentsCount: world.correspondents.by('correspondentGroupId', id).length,
      })),
  getPermissionTypes: () => Object.entries(permissionTypeLabels).map(([id, name]) => ({ id: Number(id), name })),
})
