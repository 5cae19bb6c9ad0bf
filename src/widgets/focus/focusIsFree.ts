/** Whether nothing has the focus: what had it is gone, or nobody has gone anywhere yet. */
export const focusIsFree = (): boolean => document.activeElement === null || document.activeElement === document.body
