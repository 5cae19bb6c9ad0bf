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
import { nomenclatureRules } from '../../../src/rules/registers/nomenclatureRules.ts'
import { mayRemoveUnused } from '../../../src/rules/registers/registerRules.ts'
import { isAdministrator } from '../../../src/rules/routeAccess.ts'
import { allOf, allowed, type RuleResult } from '../../../src/rules/ruleResult.ts'
import { mayDeactivate } from '../../../src/rules/users/userRules.ts'
import { type Actor, canRequest, type ParityCase, someOfEach } from './parityTable.ts'

type ById = { query: { id: number } }
type Register<R> = {
  name: string
  records: readonly R[] | null
  usedBy: (request: ById) => Promise<Usages | null>
  remove: (parityCase: ParityCase, request: ById) => Promise<void>
  ofRecord?: (record: R) => RuleResult
}

const crawlRegister = async <R extends { id: number }>({
  name,
  records,
  usedBy,
  remove,
  ofRecord = () => allowed,
}: Register<R>): Promise<void> => {
  for (const record of records ?? []) {
    const request = { query: { id: record.id } }
    const usages = await usedBy(request)
    if (!usages) continue
    const ruleResult = allOf(mayRemoveUnused('Записът', usages), ofRecord(record))
    const state = usages.length > 0 ? 'used' : 'unused'
    await remove({ rule: 'mayRemoveUnused', action: name, state, ruleResult }, request)
  }
}

const crawlNomenclatures = async ({ read, compare }: Actor): Promise<void> => {
  for (const name of Object.keys(nomenclatures) as NomenclatureName[]) {
    const calls = nomenclatures[name]
    await crawlRegister({
      name,
      records: await read(calls.list, {}),
      usedBy: (request) => read(calls.usedBy, request),
      remove: (parityCase, request) => compare(parityCase, calls.remove, request),
      ofRecord: nomenclatureRules[name].mayRemove ?? (() => allowed),
    })
  }
}

const crawlOtherRegisters = async ({ read, compare }: Actor): Promise<void> => {
  await crawlRegister({
    name: 'correspondentGroups',
    records: await read(correspondentGroups.list, {}),
    usedBy: (request) => read(correspondentGroups.usedBy, request),
    remove: (parityCase, request) => compare(parityCase, correspondentGroups.remove, request),
  })
  await crawlRegister({
    name: 'numberIndexes',
    records: await read(numberIndexes.list, {}),
    usedBy: (request) => read(numberIndexes.usedBy, request),
    remove: (parityCase, request) => compare(parityCase, numberIndexes.remove, request),
  })
  await crawlRegister({
    name: 'indexCounters',
    records: await read(indexCounters.list, {}),
    usedBy: (request) => read(indexCounters.usedBy, request),
    remove: (parityCase, request) => compare(parityCase, indexCounters.remove, request),
  })
  await crawlRegister({
    name: 'protocolTemplates',
    records: await read(protocolTemplates.list, {}),
    usedBy: (request) => read(protocolTemplates.usedBy, request),
    remove: (parityCase, request) => compare(parityCase, protocolTemplates.remove, request),
  })
  await crawlRegister({
    name: 'documentTypes',
    records: await read(configuration.getDocumentTypes, {}),
    usedBy: (request) => read(configuration.getDocumentTypeUses, request),
    remove: (parityCase, request) => compare(parityCase, configuration.deleteDocumentType, request),
  })
}

const crawlCalendar = async (actor: Actor): Promise<void> => {
  const days = (await actor.read(metadata.getNonWorkingDays, { query: { year: 2026 } })) ?? []
  for (const day of someOfEach(days, ({ kind }) => kind ?? ''))
    await actor.compare(
      {
        rule: 'mayRemoveDay',
        action: 'delete',
        state: day.kind ?? '',
        ruleResult: allOf(canRequest(metadata.deleteNonWorkingDay, actor), mayRemoveDay(day)),
      },
      metadata.deleteNonWorkingDay,
      { query: { id: day.id } },
    )
}

const crawlUsers = async (actor: Actor): Promise<void> => {
  const page = await actor.read(users.getUsers, { query: { skip: 0, take: 500 }, body: {} })
  const active = (page?.items ?? []).filter(({ isActive }) => isActive)
  const administers = (keys: readonly string[]) => isAdministrator(rolesOfKeys(keys))
  for (const user of active) {
    const isSelf = user.personId === actor.personId
    const others = active.filter(({ id, roles }) => id !== user.id && administers(roles)).length
    const { egn: _, password: __, roles, ...draft } = draftOf(user)
    await actor.compare(
      {
        rule: 'mayDeactivate',
        action: 'switch',
        state: `${isSelf ? 'self' : 'another'}${administers(roles) ? ', administers' : ''}`,
        ruleResult: mayDeactivate({ isSelf, roles: rolesOfKeys(roles), others }),
      },
      users.updateUser,
      { body: { ...draft, roles: [...roles], isActive: false } },
    )
  }
}

export const crawlSettings = async (actor: Actor): Promise<void> => {
  await crawlNomenclatures(actor)
  await crawlOtherRegisters(actor)
  await crawlCalendar(actor)
  await crawlUsers(actor)
}
