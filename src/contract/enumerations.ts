import type { Role } from './roles.ts'

/**
 * Returns Bulgarian labels for a numeric enumeration of specification 1, section 3; a missing label is a compile error.
 */
const labelled =
  <T extends number>() =>
  (labels: Record<T, string>): Record<T, string> =>
    labels
type ValueOf<T> = T[keyof T]

export const Scope = { DMS: 1, AU: 2, ALL: 3 } as const
export type Scope = ValueOf<typeof Scope>
export const scopeLabels = labelled<Scope>()({ 1: 'Документооборот', 2: 'Административни услуги', 3: 'Двата модула' })

export const ResolutionKind = { AU: 1, DO: 466 } as const
export type ResolutionKind = ValueOf<typeof ResolutionKind>
export const resolutionKindLabels = labelled<ResolutionKind>()({ 1: 'Резолюция', 466: 'Резолюция' })

export const Direction = { INCOMING: 1, INTERNAL: 2, OUTGOING: 3 } as const
export type Direction = ValueOf<typeof Direction>
export const asDirection = (value: number | null): Direction | null =>
  Object.values(Direction).find((direction) => direction === value) ?? null
export const directionLabels = labelled<Direction>()({ 1: 'Входящ', 2: 'Вътрешен', 3: 'Изходящ' })

export const ListView = {
  Documents: 1,
  Cases: 2,
  ContainingNotRead: 3,
  Control: 4,
  Manage: 5,
  Unfinished: 6,
  All: 7,
  Portal: 8,
} as const
export type ListView = ValueOf<typeof ListView>
export const listViewLabels = labelled<ListView>()({
  1: 'Документи',
  2: 'Преписки',
  3: 'Съдържащи непрочетени',
  4: 'За контрол и изпълнение',
  5: 'За управление',
  6: 'Неприключени',
  7: 'Всички',
  8: 'От портала',
})

/** Receive channels in the calls of the exchange systems. The ids differ from `ReceivedVia`. */
export const ReceiveChannel1 = { INTERNET: 1, EMAIL: 2, DOC_EXCHANGE: 3, EDELIVERY: 6 } as const
export type ReceiveChannel1 = ValueOf<typeof ReceiveChannel1>

/** Receive channels in `receivedViaId` of a document. The ids differ from `SentVia`. */
export const ReceivedVia = { INTERNET: 1, COUNTER: 2, EMAIL: 3, MAIL: 4, DOCEXCHANGE: 5, EDELIVERY: 6 } as const
export type ReceivedVia = ValueOf<typeof ReceivedVia>
export const receivedViaLabels = labelled<ReceivedVia>()({
  1: 'Интернет (портал)',
  2: 'На гише',
  3: 'Електронна поща',
  4: 'По пощата',
  5: 'Обмен на документи',
  6: 'е-Връчване',
})

/** Channels of outgoing documents. The ids differ from `ReceivedVia`. */
export const SentVia = {
  COUNTER: 1,
  REGISTERED_MAIL: 2,
  MAIL: 3,
  COURIER: 4,
  EMAIL: 5,
  EDELIVERY: 6,
  DOCEXCHANGE: 7,
  PORTAL: 8,
} as const
export type SentVia = ValueOf<typeof SentVia>
export const sentViaLabels = labelled<SentVia>()({
  1: 'На гише',
  2: 'По пощата с обратна разписка',
  3: 'По пощата',
  4: 'С куриер',
  5: 'Електронна поща',
  6: 'е-Връчване',
  7: 'Обмен на документи',
  8: 'Чрез портала',
})

/** The systems that exchange messages with other institutions. */
export const exchangeSystemNames = ['eDelivery', 'docExchange'] as const
export type ExchangeSystemName = (typeof exchangeSystemNames)[number]

export const IncomingStatus = { RECEIVED: 1, REGISTERED: 2, REJECTED: 3, READED: 4 } as const
export type IncomingStatus = ValueOf<typeof IncomingStatus>
export const incomingStatusLabels = labelled<IncomingStatus>()({
  1: 'Получено',
  2: 'Регистрирано',
  3: 'Отказано',
  4: 'Прочетено',
})

export const RegistrationStatus = {
  DS_WAIT_REGISTRATION: 0,
  DS_REGISTERED: 1,
  DS_STOPPED: 2,
  DS_CLOSED: 3,
  DS_NOT_FOUND: 4,
  DS_ALREADY_RECEIVED: 5,
  DS_REJECTED: 6,
} as const
export type RegistrationStatus = ValueOf<typeof RegistrationStatus>
export const registrationStatusLabels = labelled<RegistrationStatus>()({
  0: 'Очаква регистрация',
  1: 'Регистрирано',
  2: 'Спряно',
  3: 'Приключено',
  4: 'Не е открито',
  5: 'Получено',
  6: 'Отказано',
})

export const scanResults = ['NONE', 'NOTMALICIOUS', 'NOTSURE', 'ISMALICIOUS'] as const
export type ScanResult = (typeof scanResults)[number]

export const DeliveryStatus = { PENDING: 1, SENT: 2, FAILED: 3, DELIVERED: 4, SEEN: 5 } as const
export type DeliveryStatus = ValueOf<typeof DeliveryStatus>
export const deliveryStatusLabels = labelled<DeliveryStatus>()({
  1: 'Чака изпращане',
  2: 'Изпратено',
  3: 'Неуспешно изпращане',
  4: 'Доставено',
  5: 'Връчено (отворено)',
})

/**
 * The statuses of documents; this product proposes the values. Registration is not a status, but a number and a date.
 */
export const DocumentStatus = {
  DRAFT: 1,
  REGISTERED: 2,
  FOR_RESOLUTION: 3,
  IN_PROGRESS: 4,
  FOR_AGREEMENT: 5,
  RETURNED: 6,
  FOR_SIGNATURE: 7,
  SIGNED: 8,
  SENT: 9,
  SUSPENDED: 10,
  COMPLETED: 11,
  ANNULLED: 12,
  FORWARDED: 13,
} as const
export type DocumentStatus = ValueOf<typeof DocumentStatus>
export const documentStatusLabels = labelled<DocumentStatus>()({
  1: 'Чернова',
  2: 'Регистриран',
  3: 'За резолюция',
  4: 'В изпълнение',
  5: 'За съгласуване',
  6: 'Върнат за корекция',
  7: 'За подпис',
  8: 'Подписан',
  9: 'Изпратен',
  10: 'Спрян',
  11: 'Приключен',
  12: 'Анулиран',
  13: 'Препратен по компетентност',
})

/** Units of a term. The ids are not in the specification; this product proposes them. */
export const DeadlineUnit = { CALENDAR_DAYS: 1, WORKING_DAYS: 2, WEEKS: 3, MONTHS: 4, YEARS: 5 } as const
export type DeadlineUnit = ValueOf<typeof DeadlineUnit>
export const deadlineUnitLabels = labelled<DeadlineUnit>()({
  1: 'Календарни дни',
  2: 'Работни дни',
  3: 'Седмици',
  4: 'Месеци',
  5: 'Години',
})

/** Permissions on one document. The ids are not in the specification; this product proposes them. */
export const PermissionType = {
  READ: 1,
  EDIT: 2,
  REGISTER: 3,
  RESOLVE: 4,
  ASSIGN: 5,
  AGREE: 6,
  SIGN: 7,
  SEND: 8,
  FILES: 9,
  COMMENT: 10,
  OBLIGATIONS: 11,
  COMPLETE: 12,
  ANNUL: 13,
  REVERT: 14,
  ACCESS: 15,
  DELETE: 16,
} as const
export type PermissionType = ValueOf<typeof PermissionType>
export const permissionTypeLabels = labelled<PermissionType>()({
  1: 'Четене',
  2: 'Редакция',
  3: 'Регистриране',
  4: 'Резолиране',
  5: 'Възлагане на задачи',
  6: 'Съгласуване',
  7: 'Подписване',
  8: 'Изпращане',
  9: 'Управление на файлове',
  10: 'Коментиране',
  11: 'Управление на задължения и плащания',
  12: 'Приключване',
  13: 'Анулиране',
  14: 'Сторниране (връщане на статус)',
  15: 'Управление на достъпа',
  16: 'Изтриване на чернова',
})

export const ProcessStatus = { DRAFT: 1, ACTIVE: 2, DROPPED: 3 } as const
export type ProcessStatus = ValueOf<typeof ProcessStatus>
export const processStatusLabels = labelled<ProcessStatus>()({ 1: 'Разработва се', 2: 'Активен', 3: 'Отпаднал' })

export const roleLabels: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Администратор',
  DOCUMENTS_FLOW: 'Документооборот',
  DOCUMENTS_FLOW_EDELIVERY: 'Документооборот – е-Връчване',
  DOCUMENTS_FLOW_DOCEXCHANGE: 'Документооборот – Обмен на документи',
  DOCUMENTS_EAU: 'Административни услуги',
  INSPECTIONS_READ: 'Проверки – преглед',
  INSPECTIONS_MANAGER: 'Проверки – управление',
  INSPECTIONS_DELETE: 'Проверки – изтриване',
  RSI_READ: 'Регистър на СИ – преглед',
  RSI_MANAGER: 'Регистър на СИ – управление',
  REPORTS: 'Справки',
  REPORTS_EXTERNAL: 'Външни справки',
  UA_READ: 'Автопарк – преглед',
  UA_MANAGER: 'Автопарк – управление',
  UP_MANAGER: 'Персонал – управление',
  UP_BUSINESS_TRIPS: 'Персонал – командировки',
  UP_VACATIONS: 'Персонал – отпуски',
  UP_EXPENSES: 'Персонал – отчети за разходи',
  LIBRARY_READ: 'Библиотека – преглед',
  LIBRARY_MANAGER: 'Библиотека – управление',
}
