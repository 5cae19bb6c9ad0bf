export const focusIsFree = (): boolean => document.activeElement === null || document.activeElement === document.body
