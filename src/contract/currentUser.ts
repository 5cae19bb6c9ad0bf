export const currentUserPath = '/api/Account/GetCurrentUserInfo'
