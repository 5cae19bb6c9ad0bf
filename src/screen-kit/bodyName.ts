/** The public body whose documents these are, as receipts and labels name it. */
export const bodyName = 'Агенция за измервания и проверки'
