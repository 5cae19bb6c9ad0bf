/** The path of the call that every start of a page begins with; apart, for the first script asks it without the shapes. */
export const currentUserPath = '/api/Account/GetCurrentUserInfo'
