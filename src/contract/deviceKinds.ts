/**
 * The categories of measuring devices. A record stores the name, because no call returns a nomenclature of categories.
 */
export const deviceCategories = [
  'Водомери',
  'Измервателни системи за течности, различни от вода',
  'Разходомери за газ и коригиращи устройства за обем на газ',
  'Електромагнитни разходомери',
  'Разходомери и измервателни системи за компресиран природен газ',
  'Нивомерни измервателни системи',
  'Електромери',
  'Измервателни трансформатори',
  'Топломери',
  'Везни с неавтоматично действие',
  'Автоматични везни',
  'Таксиметрови апарати',
  'Тахографи',
  'Радарни скоростомери',
  'Анализатори за алкохол в дъха',
  'Манометри',
  'Сфигмоманометри',
  'Медицински термометри',
  'Аудиометри',
  'Газоанализатори за отработили газове',
  'Димомери',
  'Шумомери',
  'Дозиметри',
  'Влагомери за зърно',
  'Мерки за дължина',
  'Мерки за обем',
  'Цистерни',
] as const

export const TypeStatus = { VALID: 1, EXPIRED: 2, CANCELLED: 3 } as const
export const typeStatusLabels = { 1: 'Действащ', 2: 'С изтекъл срок', 3: 'Отменен' } as const

export const ApprovalKind = { FULL: 1, LIMITED: 2 } as const
export const approvalKindLabels = { 1: 'Пълно', 2: 'Ограничено' } as const
export const HolderRole = { MANUFACTURER: 1, IMPORTER: 2, REPRESENTATIVE: 3 } as const
export const holderRoleLabels = { 1: 'Производител', 2: 'Вносител', 3: 'Упълномощен представител' } as const
export const foreignDocumentLabels = {
  1: 'Национално одобряване на типа',
  2: 'ЕО одобряване',
  3: 'ЕС изследване на типа (модул B)',
  4: 'OIML сертификат',
} as const

export const SupplementKind = { MODIFICATION: 1, ADDITION: 2, EXTENSION: 3, HOLDER: 4 } as const
export const supplementKindLabels = {
  1: 'Модификация',
  2: 'Допълнение',
  3: 'Продължаване на срока',
  4: 'Промяна на заявителя',
} as const

export const cancelBasisLabels = {
  1: 'Искане на заявителя',
  2: 'Изтекъл срок',
  3: 'Установено несъответствие',
  4: 'Отменено одобряване',
} as const

export const DeviceFileKind = {
  DOSSIER: 1,
  DESCRIPTION: 2,
  PHOTO: 3,
  CERTIFICATE: 4,
  PROTOCOL: 5,
  SIGN: 6,
  SEALING: 7,
  TRANSLATION: 8,
  OTHER: 9,
} as const
export const deviceFileLabels = {
  1: 'Техническо досие',
  2: 'Описание',
  3: 'Снимка',
  4: 'Удостоверение',
  5: 'Протокол',
  6: 'Знак за одобрен тип',
  7: 'Места за пломбиране',
  8: 'Превод на български',
  9: 'Друг документ',
} as const

export const BasisKind = { APPROVED_TYPE: 1, REGISTERED_TYPE: 2, CONFORMITY: 3, NOT_APPROVED: 4, OTHER: 5 } as const
export const basisKindLabels = {
  1: 'Одобрен тип',
  2: 'Регистриран тип',
  3: 'Оценено съответствие',
  4: 'Неодобрен тип',
  5: 'Друг регистър',
} as const

export const VerificationKind = { INITIAL: 1, PERIODIC: 2, AFTER_REPAIR: 3 } as const
export const verificationKindLabels = { 1: 'Първоначална', 2: 'Последваща', 3: 'След ремонт' } as const
export const VerificationResult = { PASSED: 1, FAILED: 2 } as const
export const verificationResultLabels = { 1: 'Годно', 2: 'Негодно' } as const

export const characteristicUnits = [
  ...['m³/h', 'm³', 'L/min', 'L', 'm/s', 'mm', 'cm', 'm', 'g', 'kg', 't', 'дози/h', 'V', 'A', 'VA', 'Hz', 'GHz', 'kW'],
  ...['kWh', 'imp/kWh', 'imp/km', 'μS/cm', 'MPa', 'bar', 'mmHg', '°C', 'K', 'km/h', 'km', 'mg/L', 'dB', 'MeV', 'μSv/h'],
  ...['1/m', 'ppm', '%', 'min'],
] as const
