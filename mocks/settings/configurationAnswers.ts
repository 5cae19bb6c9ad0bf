import { configuration } from '../../src/contract/configuration.ts'
import { permissionTypeLabels } from '../../src/contract/enumerations.ts'
import { deleteGroup, saveGroup } from '../correspondents/groupCommands.ts'
import { groupView } from '../correspondents/groupView.ts'
import type { Answers } from '../engine/answer.ts'
import { allLater } from '../engine/laterAreas.ts'
import { needRole } from '../engine/session.ts'
import type { World } from '../world.ts'

/** The counter of the latest year with this code: the one that gives the next number. */
const counterOf = (world: World, code: string): number =>
  world.counters.by('code', code).toSorted((a, b) => b.year - a.year)[0]?.id ?? 0

/** What forms and filters need of the configuration; the rest comes with the settings. */
export const configurationAnswers = (world: World): Answers<typeof configuration> => ({
  ...allLater(configuration, 'настройки'),
  getNumberIndexes: () =>
    world.numberIndexes
      .all()
      .toSorted((a, b) => a.numberPrefix.localeCompare(b.numberPrefix, 'bg', { numeric: true }))
      .map(({ counterCode, ...index }) => ({ ...index, counterId: counterOf(world, counterCode) })),
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
      .toSorted((a, b) => a.order - b.order)
      .map((row) => groupView(world, row)),
  createCorrespondentGroup: ({ caller, body }) => {
    needRole(caller, 'ADMINISTRATOR')
    return saveGroup(world, caller, { ...body, id: 0 })
  },
  editCorrespondentGroup: ({ caller, body }) => {
    needRole(caller, 'ADMINISTRATOR')
    return saveGroup(world, caller, body)
  },
  deleteCorrespondentGroup: ({ caller, query }) => {
    needRole(caller, 'ADMINISTRATOR')
    deleteGroup(world, caller, query.id)
    return null
  },
  getPermissionTypes: () => Object.entries(permissionTypeLabels).map(([id, name]) => ({ id: Number(id), name })),
})
