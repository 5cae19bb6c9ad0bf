/** What a job costs: presses of the mouse, keys that write nothing (Tab, Enter, arrows), characters typed. */
export type Cost = { clicks: number; keys: number; characters: number }
/** Those of the three that are compared. */
export type Measure = Partial<Cost>
/** `keys`: nothing but the keyboard is used. */
export type Means = 'mouse' | 'keys'
