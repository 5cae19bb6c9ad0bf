import { notify } from '../../../transport/notices.ts'

/** The time in milliseconds for which the two messages of specification 2, section 8, are shown. */
const milliseconds = 5000
export const notFoundText = 'Не е намерена преписка с този номер'

export const notifyNotFound = () => notify({ kind: 'warning', title: 'Внимание', text: notFoundText, milliseconds })
export const notifyNotLoaded = () =>
  notify({ kind: 'error', title: 'Грешка', text: 'Грешка при зареждане на преписка', milliseconds })
