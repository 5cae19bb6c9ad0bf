import * as v from 'valibot'
import { administrator } from './callers.ts'
import { area } from './endpoint.ts'
import {
  AskedYear,
  CivilDate,
  Id,
  Option,
  Options,
  oneOf,
  orFalse,
  orUnknown,
  proposed,
  textUpTo,
} from './shapes/base.ts'

const lookup = <const P extends `/api/${string}`>(summary: string, path: P) =>
  ({ summary, method: 'GET', kind: 'read', path, roles: 'anyone', reply: Options, cachedPerSession: true }) as const

/**
 * A value of a nomenclature. Values that are no longer used are returned too, so that records with them can show their
 * names. Forms do not offer them.
 */
const NomenclatureOption = v.object({ ...Option.entries, isActive: v.optional(proposed(v.boolean())) })
const nomenclature = <const P extends `/api/${string}`>(summary: string, path: P) =>
  ({ ...lookup(summary, path), reply: v.array(NomenclatureOption) }) as const

export const DocumentTypeOption = v.object({
  id: Id,
  name: v.string(),
  /**
   * The directions for which the type is offered. If a response omits them, the type is offered for every direction.
   */
  directions: proposed(v.array(Id), [1, 2, 3]),
  needsCorrespondent: orFalse,
})
export type DocumentTypeOption = v.InferOutput<typeof DocumentTypeOption>

export const NonWorkingDay = proposed(
  v.object({
    id: Id,
    date: CivilDate,
    name: textUpTo(200),
    kind: oneOf(['official', 'easter', 'compensatory', 'declared', 'internal'], 'official'),
  }),
)

const District = v.object({ id: Id, name: v.string(), code: v.optional(v.string()) })
const Municipality = v.object({ id: Id, name: v.string(), districtId: orUnknown(Id) })
const Settlement = v.object({ id: Id, name: v.string(), municipalityId: orUnknown(Id), label: proposed(v.string()) })

/** Nomenclatures and lookups, cached per session once loaded (specification 2, section 7, Metadata). */
export const metadata = area(
  { backend: 'shreder' },
  {
    getDocumentTypes: {
      summary: 'Document types; type 1 = document flow, 2 = administrative services',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetDocumentTypes',
      roles: 'anyone',
      query: v.object({ type: Id }),
      reply: v.array(DocumentTypeOption),
      cachedPerSession: true,
    },
    getDocumentDirections: lookup('Document directions', '/api/Metadata/GetDocumentDirections'),
    getDocumentStatuses: lookup('Document statuses', '/api/Metadata/GetDocumentStatuses'),
    getReceivedVias: nomenclature('Channels of receipt', '/api/Metadata/GetReceivedVias'),
    getSentVias: nomenclature('Channels of sending', '/api/Metadata/GetSentVias'),
    getCountrys: lookup('Countries', '/api/Metadata/GetCountrys'),
    getDistricts: {
      summary: 'Districts',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetDistricts',
      roles: 'anyone',
      reply: v.array(District),
      cachedPerSession: true,
    },
    getMunicipalities: {
      summary: 'Municipalities of a district',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetMunicipalities',
      roles: 'anyone',
      query: v.object({ districtId: Id }),
      reply: v.array(Municipality),
      cachedPerSession: true,
    },
    getSettlements: {
      summary: 'Settlements of a municipality, or all',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetSettlements',
      roles: 'anyone',
      query: v.object({ municipalityId: v.optional(Id) }),
      reply: v.array(Settlement),
      cachedPerSession: true,
    },
    getAddressBySettlementId: {
      summary: 'Country, district and municipality of a settlement',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetAddressBySettlementId',
      roles: 'anyone',
      query: v.object({ settlementId: Id }),
      reply: proposed(
        v.object({
          country: orUnknown(Option),
          district: orUnknown(Option),
          municipality: orUnknown(Option),
          settlement: orUnknown(Option),
        }),
      ),
      cachedPerSession: true,
    },
    getAddressTypes: {
      summary: 'Address types; the default one is preselected on new rows',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetAddressTypes',
      roles: 'anyone',
      reply: v.array(v.object({ ...Option.entries, isDefault: v.optional(proposed(v.boolean())) })),
      cachedPerSession: true,
    },
    getContactTypes: nomenclature('Contact types; 1 is the default kind', '/api/Metadata/GetContactTypes'),
    getTaskPriorities: nomenclature('Task priorities', '/api/Metadata/GetTaskPriorities'),
    getTaskStatuses: lookup('Task statuses', '/api/Metadata/GetTaskStatuses'),
    getTaskTypes: nomenclature('Task types', '/api/Metadata/GetTaskTypes'),
    getTaskResultTypes: nomenclature('Task results', '/api/Metadata/GetTaskResultTypes'),
    getDeadlineUnitOfMeasures: lookup('Units of a term', '/api/Metadata/GetDeadlineUnitOfMeasures'),
    getConjunctionTypes: lookup('Conjunctions of parent tasks', '/api/Metadata/GetConjunctionTypes'),
    getPossibleResultTypes: lookup('Results after which a task goes on', '/api/Metadata/GetPossibleResultTypes'),
    getUserRoles: {
      summary: 'Role names',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetUserRoles',
      roles: 'anyone',
      reply: proposed(v.array(v.object({ key: v.string(), name: v.string() }))),
      cachedPerSession: true,
    },
    getTargetTypes: lookup('What a deadline rule applies to', '/api/Metadata/GetTargetTypes'),
    getPaymentStatuses: lookup('Payment statuses', '/api/Metadata/GetPaymentStatuses'),
    getPaymentTypes: nomenclature('Ways of paying', '/api/Metadata/GetPaymentTypes'),
    getNonWorkingDays: {
      summary: 'Non-working days, of one year or all',
      method: 'GET',
      kind: 'read',
      path: '/api/Metadata/GetNonWorkingDays',
      roles: 'anyone',
      query: v.object({ year: v.optional(AskedYear) }),
      reply: v.array(NonWorkingDay),
      cachedPerSession: true,
    },
    insertNonWorkingDay: {
      summary: 'Add a non-working day',
      method: 'POST',
      kind: 'create',
      path: '/api/Metadata/InsertNonWorkingDay',
      roles: administrator,
      body: NonWorkingDay,
      reply: NonWorkingDay,
    },
    countMovedTerms: {
      summary: 'How many open terms end on another day when a day becomes non-working, or is so no more',
      method: 'POST',
      kind: 'read',
      path: '/api/Metadata/CountMovedTerms',
      roles: administrator,
      body: v.object({ date: CivilDate, isNonWorking: v.boolean() }),
      reply: v.object({ documents: Id, tasks: Id }),
      proposed: true,
    },
    deleteNonWorkingDay: {
      summary: 'Delete a non-working day',
      method: 'DELETE',
      kind: 'delete',
      path: '/api/Metadata/DeleteNonWorkingDay',
      roles: administrator,
      query: v.object({ id: Id }),
      reply: 'nothing',
    },
  },
)
