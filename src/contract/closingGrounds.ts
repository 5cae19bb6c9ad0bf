export const ClosingGround = { INFORMATION: 1, FILED: 2, WITHDRAWN: 3, DISCONTINUED: 4, UNANSWERED: 5 } as const
export type ClosingGround = (typeof ClosingGround)[keyof typeof ClosingGround]
export const closingGroundLabels: Record<ClosingGround, string> = {
  [ClosingGround.INFORMATION]: 'За сведение',
  [ClosingGround.FILED]: 'Приложено към преписка',
  [ClosingGround.WITHDRAWN]: 'Оттеглено от подателя',
  [ClosingGround.DISCONTINUED]: 'Производството е прекратено',
  [ClosingGround.UNANSWERED]: 'Без отговор',
}
