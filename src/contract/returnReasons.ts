export const ReturnReason = {
  UNCLAIMED: 1,
  NOT_FOUND: 2,
  MOVED: 3,
  REFUSED: 4,
  BAD_ADDRESS: 5,
  GONE: 6,
  OTHER: 7,
} as const
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason]
export const returnReasonLabels: Record<ReturnReason, string> = {
  [ReturnReason.UNCLAIMED]: 'Непотърсена в срока',
  [ReturnReason.NOT_FOUND]: 'Получателят не е намерен на адреса',
  [ReturnReason.MOVED]: 'Получателят е сменил адреса си',
  [ReturnReason.REFUSED]: 'Отказ да бъде получена',
  [ReturnReason.BAD_ADDRESS]: 'Непълен или грешен адрес',
  [ReturnReason.GONE]: 'Починал получател или заличено дружество',
  [ReturnReason.OTHER]: 'Друга причина',
}
