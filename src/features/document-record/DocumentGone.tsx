import type { ListContext } from '../../screen-kit/list/listContext.ts'
import { type GoneBecause, type GoneText, RecordGone } from '../../screen-kit/RecordGone.tsx'

const labels: GoneText = {
  address: {
    title: 'Няма такъв документ',
    text: 'Адресът не сочи към документ. Проверете дали сте го копирали целия.',
  },
  deleted: {
    title: 'Документът не съществува или е изтрит',
    text: 'Изтриват се само чернови. Ако търсите регистриран документ, потърсете го по номер в списъка.',
  },
  forbidden: {
    title: 'Нямате достъп до този документ',
    text: 'Достъп имат звеното и служителите, до които е адресиран, изпълнителите на задачи по него и авторът му. Ако Ви трябва за работата, обърнете се към ръководителя на Вашето звено.',
  },
}

export const DocumentGone = (props: { because: GoneBecause; back: ListContext }) => (
  <RecordGone labels={labels} {...props} />
)
