/** The role of a correspondent in a document (proposed). */
export const CorrespondentRole = {
  APPLICANT: 1,
  REPRESENTATIVE: 2,
  THIRD_PARTY: 3,
  INFORMATION: 4,
  INSPECTED: 5,
} as const
export type CorrespondentRole = (typeof CorrespondentRole)[keyof typeof CorrespondentRole]
export const correspondentRoleLabels: Record<CorrespondentRole, string> = {
  [CorrespondentRole.APPLICANT]: 'Заявител',
  [CorrespondentRole.REPRESENTATIVE]: 'Пълномощник',
  [CorrespondentRole.THIRD_PARTY]: 'Трето лице',
  [CorrespondentRole.INFORMATION]: 'За сведение',
  [CorrespondentRole.INSPECTED]: 'Проверявано лице',
}
