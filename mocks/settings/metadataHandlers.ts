import { resolutionTypeIds } from '../../fixtures/documentTypes.ts'
import {
  geography,
  municipalitiesOf,
  settlementLabel,
  settlementsById,
  settlementsOf,
} from '../../fixtures/geography/geography.ts'
import { paymentStatuses, targetTypes } from '../../fixtures/nomenclatures.ts'
import {
  deadlineUnitLabels,
  directionLabels,
  documentStatusLabels,
  roleLabels,
} from '../../src/contract/enumerations.ts'
import type { metadata } from '../../src/contract/metadata.ts'
import { roles } from '../../src/contract/roles.ts'
import { awaitedResultLabels, conjunctionLabels, taskStatusLabels } from '../../src/contract/taskKinds.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { activeInOrder } from '../records/crudHandlers.ts'
import { optionsIn } from './nomenclatures.ts'
import { addDay, dayView, removeDay } from './nonWorkingDayCommands.ts'
import { countryOption, districtOption, municipalityOption, settlementOption } from './placeView.ts'

const optionsOf = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id: Number(id), name }))
const asOptions = (list: readonly { id: number; name: string }[]) => list.map(({ id, name }) => ({ id, name }))

const ANONYMOUS_ALLOWED = 31
const none = { id: 0, name: '–' }

/** Handlers for lookup lists (specification 2, section 7, Metadata). */
export const metadataHandlers = (db: MockDatabase): Omit<Handlers<typeof metadata>, 'countMovedTerms'> => ({
  getDocumentTypes: ({ query }) => {
    const fits = db.documentTypes
      .all()
      .filter(({ scope, isActive }) => isActive && (scope === 3 || scope === query.type))
    const resolutions = fits.filter(({ id }) => resolutionTypeIds.includes(id))
    const others = fits
      .filter(({ id }) => !resolutionTypeIds.includes(id))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'bg'))
    return [...resolutions, ...others].map(({ id, name, directionIds }) => ({
      id,
      name,
      directions: [...directionIds],
      needsCorrespondent: id !== ANONYMOUS_ALLOWED,
    }))
  },
  getDocumentDirections: () => optionsOf(directionLabels),
  getDocumentStatuses: () => optionsOf(documentStatusLabels),
  getReceivedVias: () => optionsIn(db, 'receivedVias'),
  getSentVias: () => optionsIn(db, 'sentVias'),
  getCountrys: () => asOptions(geography.countries),
  getDistricts: () => [none, ...geography.districts.map(({ id, name, code }) => ({ id, name, code }))],
  getMunicipalities: ({ query }) =>
    municipalitiesOf(query.districtId).map(({ id, name, districtId }) => ({ id, name, districtId })),
  getSettlements: ({ query }) =>
    (query.municipalityId === undefined ? geography.settlements : settlementsOf(query.municipalityId)).map((one) => ({
      id: one.id,
      name: `${one.kind} ${one.name}`,
      municipalityId: one.municipalityId,
      label: settlementLabel(one),
    })),
  getAddressBySettlementId: ({ query }) => {
    const settlement = assertFound(settlementsById.get(query.settlementId), 'Населеното място')
    return {
      country: assertFound(countryOption(1), 'Държавата'),
      district: assertFound(districtOption(settlement.districtId), 'Областта'),
      municipality: assertFound(municipalityOption(settlement.municipalityId), 'Общината'),
      settlement: assertFound(settlementOption(settlement.id), 'Населеното място'),
    }
  },
  getAddressTypes: () =>
    activeInOrder(db.addressTypes.all()).map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  getContactTypes: () => optionsIn(db, 'contactTypes'),
  getTaskPriorities: () => optionsIn(db, 'taskPriorities'),
  getTaskStatuses: () => optionsOf(taskStatusLabels),
  getTaskTypes: () => optionsIn(db, 'taskTypes'),
  getTaskResultTypes: () => optionsIn(db, 'taskResultTypes'),
  getDeadlineUnitOfMeasures: () => optionsOf(deadlineUnitLabels),
  getConjunctionTypes: () => optionsOf(conjunctionLabels),
  getPossibleResultTypes: () => optionsOf(awaitedResultLabels),
  getUserRoles: () => roles.map((key) => ({ key, name: roleLabels[key] })),
  getTargetTypes: () => asOptions(targetTypes),
  getPaymentStatuses: () => asOptions(paymentStatuses),
  getPaymentTypes: () => optionsIn(db, 'paymentTypes'),
  getNonWorkingDays: ({ query }) =>
    db.nonWorkingDays
      .all()
      .filter(({ date }) => query.year === undefined || date.startsWith(`${query.year}-`))
      .map(dayView),
  insertNonWorkingDay: ({ body, caller }) => addDay(db, caller, body),
  deleteNonWorkingDay: ({ query, caller }) => removeDay(db, caller, query.id),
})
