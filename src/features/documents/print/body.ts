/** The public body whose documents these are, as receipts and labels name it. */
export const bodyName = 'Агенция за измервания и проверки'
/** For a label of 60 by 30 millimetres. */
export const bodyShortName = 'АИП'
