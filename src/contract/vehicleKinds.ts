/**
 * The kinds of car bodies, of fuel and so on. The specification names none of these values; this product proposes the
 * ids.
 */
export const bodyKindLabels = { 1: 'Лек', 2: 'Товарен', 3: 'Микробус', 4: 'Мобилна лаборатория' } as const
export const fuelLabels = {
  1: 'Бензин',
  2: 'Дизел',
  3: 'Метан',
  4: 'Пропан-бутан',
  5: 'Електричество',
  6: 'Хибрид',
} as const
export const fuelUnits: Record<number, string> = { 1: 'л', 2: 'л', 3: 'кг', 4: 'л', 5: 'kWh', 6: 'л' }

export const VehicleStatus = {
  IN_USE: 1,
  IN_REPAIR: 2,
  STOPPED: 3,
  SCRAPPED: 4,
  TRANSFERRED: 5,
  SOLD: 6,
  LOST: 7,
} as const
export const vehicleStatusLabels = {
  1: 'В експлоатация',
  2: 'В ремонт',
  3: 'Спрян',
  4: 'Бракуван',
  5: 'Прехвърлен',
  6: 'Продаден',
  7: 'Откраднат или тотална щета',
} as const
/** The statuses of a vehicle that has left the fleet: the grounds of leaving. */
export const leavingGroundLabels = {
  4: vehicleStatusLabels[4],
  6: vehicleStatusLabels[6],
  5: vehicleStatusLabels[5],
  7: vehicleStatusLabels[7],
} as const

export const InsuranceKind = { LIABILITY: 1, COMPREHENSIVE: 2, ACCIDENT: 3 } as const
export const insuranceKindLabels = { 1: 'Гражданска отговорност', 2: 'Каско', 3: 'Злополука на местата' } as const

export const VehicleInspectionResult = { PASSED: 1, PASSED_WITH_DEFECTS: 2, FAILED: 3 } as const
export const inspectionResultLabels = { 1: 'Допуснат', 2: 'Допуснат с неизправности', 3: 'Недопуснат' } as const

export const AccessRight = { DRIVER: 1, VIEWER: 2, RESPONSIBLE: 3 } as const
export const accessRightLabels = { 1: 'Водач', 2: 'Само преглед', 3: 'Отговорник' } as const

export const administrativeKindLabels = {
  1: 'Винетка',
  2: 'Данък МПС',
  3: 'Паркинг',
  4: 'Такса регистрация',
  5: 'Глоба',
  6: 'Друг разход',
} as const

export const maintenanceKindLabels = {
  1: 'Текущ ремонт',
  2: 'Основен ремонт',
  3: 'Техническо обслужване',
  4: 'Смяна на гуми',
  5: 'Смяна на масло',
  6: 'Измиване',
  7: 'Авария',
} as const
/** The kinds of maintenance that the report counts as repair. All other kinds count as maintenance. */
export const repairKinds: readonly number[] = [1, 2, 7]

export const costKindLabels = {
  fuel: 'Гориво',
  repair: 'Ремонт',
  maintenance: 'Поддръжка',
  insurance: 'Застраховки',
  inspection: 'Прегледи',
  administrative: 'Административни',
} as const
export type CostKind = keyof typeof costKindLabels
export const costKinds = Object.keys(costKindLabels) as CostKind[]

export const insurers = [
  'Бул Инс',
  'ДЗИ – Общо застраховане',
  'Армеец',
  'Лев Инс',
  'Булстрад Виена Иншурънс Груп',
  'Евроинс',
  'Алианц България',
  'Уника',
  'Дженерали Застраховане',
] as const
