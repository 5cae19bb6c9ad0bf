import type { CivilDate } from '../../dates/civilDate.ts'
import { fileProblem } from '../files/fileRules.ts'
import { pastDay } from '../pastDay.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'

export type CancelForm = {
  basisId: number | null
  orderNumber: string
  orderDate: CivilDate | null
  date: CivilDate | null
  motives: string
}

export const cancelErrors = (
  form: CancelForm,
  file: Pick<File, 'name' | 'size'> | null,
  { entryDate, today, largestFile }: { entryDate: CivilDate | null; today: CivilDate; largestFile?: number },
): FieldErrors<keyof CancelForm | 'file'> =>
  errorsOf<keyof CancelForm | 'file'>({
    basisId: required(form.basisId),
    orderNumber: required(form.orderNumber),
    orderDate: pastDay(form.orderDate, today),
    date:
      pastDay(form.date, today) ??
      (form.date !== null && entryDate !== null && form.date < entryDate
        ? 'Отписването не може да е преди вписването.'
        : null),
    motives: required(form.motives),
    file: file === null ? requiredMessage : fileProblem(file, largestFile),
  })
