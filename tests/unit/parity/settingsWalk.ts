import { users } from '../../../src/contract/account.ts'
import {
  configuration,
  correspondentGroups,
  indexCounters,
  numberIndexes,
} from '../../../src/contract/configuration.ts'
import type { Usages } from '../../../src/contract/crud.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { type NomenclatureName, nomenclatures } from '../../../src/contract/nomenclatures.ts'
import { protocolTemplates } from '../../../src/contract/protocolTemplates.ts'
import { rolesOfKeys } from '../../../src/contract/roles.ts'
import { draftOf } from '../../../src/features/users/userDraft.ts'
import { mayRemoveDay } from '../../../src/rules/deadlines/nonWorkingDayRules.ts'
import { allOf, allowed, type Verdict } from '../../../src/rules/refusal.ts'
import { nomenclatureRules } from '../../../src/rules/registers/nomenclatureRules.ts'
import { mayRemoveUnused } from '../../../src/rules/registers/registerRules.ts'
import { isAdministrator } from '../../../src/rules/routeAccess.ts'
import { mayDeactivate } from '../../../src/rules/users/userRules.ts'
import { mayAsk, type Question, someOfEach, type Walker } from './parityTable.ts'

type ById = { query: { id: number } }
type Register<R> = {
  name: string
  records: readonly R[] | null
  usedBy: (ask: ById) => Promise<Usages | null>
  remove: (question: Question, ask: ById) => Promise<void>
  ofRecord?: (record: R) => Verdict
}

const walkRegister = async <R extends { id: number }>({
  name,
  records,
  usedBy,
  remove,
  ofRecord = () => allowed,
}: Register<R>): Promise<void> => {
  for (const record of records ?? []) {
    const ask = { query: { id: record.id } }
    const usages = await usedBy(ask)
    if (!usages) continue
    const verdict = allOf(mayRemoveUnused('Записът', usages), ofRecord(record))
    const state = usages.length > 0 ? 'used' : 'unused'
    await remove({ rule: 'mayRemoveUnused', action: name, state, verdict }, ask)
  }
}

const walkNomenclatures = async ({ read, compare }: Walker): Promise<void> => {
  for (const name of Object.keys(nomenclatures) as NomenclatureName[]) {
    const calls = nomenclatures[name]
    await walkRegister({
      name,
      records: await read(calls.list, {}),
      usedBy: (ask) => read(calls.usedBy, ask),
      remove: (question, ask) => compare(question, calls.remove, ask),
      ofRecord: nomenclatureRules[name].mayRemove ?? (() => allowed),
    })
  }
}

const walkOtherRegisters = async ({ read, compare }: Walker): Promise<void> => {
  await walkRegister({
    name: 'correspondentGroups',
    records: await read(correspondentGroups.list, {}),
    usedBy: (ask) => read(correspondentGroups.usedBy, ask),
    remove: (question, ask) => compare(question, correspondentGroups.remove, ask),
  })
  await walkRegister({
    name: 'numberIndexes',
    records: await read(numberIndexes.list, {}),
    usedBy: (ask) => read(numberIndexes.usedBy, ask),
    remove: (question, ask) => compare(question, numberIndexes.remove, ask),
  })
  await walkRegister({
    name: 'indexCounters',
    records: await read(indexCounters.list, {}),
    usedBy: (ask) => read(indexCounters.usedBy, ask),
    remove: (question, ask) => compare(question, indexCounters.remove, ask),
  })
  await walkRegister({
    name: 'protocolTemplates',
    records: await read(protocolTemplates.list, {}),
    usedBy: (ask) => read(protocolTemplates.usedBy, ask),
    remove: (question, ask) => compare(question, protocolTemplates.remove, ask),
  })
  await walkRegister({
    name: 'documentTypes',
    records: await read(configuration.getDocumentTypes, {}),
    usedBy: (ask) => read(configuration.getDocumentTypeUses, ask),
    remove: (question, ask) => compare(question, configuration.deleteDocumentType, ask),
  })
}

const walkCalendar = async (walker: Walker): Promise<void> => {
  const days = (await walker.read(metadata.getNonWorkingDays, { query: { year: 2026 } })) ?? []
  for (const day of someOfEach(days, ({ kind }) => kind))
    await walker.compare(
      {
        rule: 'mayRemoveDay',
        action: 'delete',
        state: day.kind,
        verdict: allOf(mayAsk(metadata.deleteNonWorkingDay, walker), mayRemoveDay(day)),
      },
      metadata.deleteNonWorkingDay,
      { query: { id: day.id } },
    )
}

const walkUsers = async (walker: Walker): Promise<void> => {
  const page = await walker.read(users.getUsers, { query: { skip: 0, take: 500 }, body: {} })
  const active = (page?.items ?? []).filter(({ isActive }) => isActive)
  const administers = (keys: readonly string[]) => isAdministrator(rolesOfKeys(keys))
  for (const user of active) {
    const isSelf = user.personId === walker.personId
    const others = active.filter(({ id, roles }) => id !== user.id && administers(roles)).length
    const { egn: _, password: __, roles, ...draft } = draftOf(user)
    await walker.compare(
      {
        rule: 'mayDeactivate',
        action: 'switch',
        state: `${isSelf ? 'self' : 'another'}${administers(roles) ? ', administers' : ''}`,
        verdict: mayDeactivate({ isSelf, roles: rolesOfKeys(roles), others }),
      },
      users.updateUser,
      { body: { ...draft, roles: [...roles], isActive: false } },
    )
  }
}

export const walkSettings = async (walker: Walker): Promise<void> => {
  await walkNomenclatures(walker)
  await walkOtherRegisters(walker)
  await walkCalendar(walker)
  await walkUsers(walker)
}
