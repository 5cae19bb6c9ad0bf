let ask: (() => string) | undefined

/** Tells the widgets how to ask which day it is ('YYYY-MM-DD'): in Sofia, and in training perhaps another year. */
export const tellPresentDay = (by: () => string): void => {
  ask = by
}

/** The present day ('YYYY-MM-DD'), or undefined while nobody has told how to ask for it. */
export const presentDay = (): string | undefined => ask?.()
