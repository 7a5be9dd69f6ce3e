/** `/companies/{id}` of SPEC §2, its parameter named as the variable of `getCompany`: the address fills the template. */
export const companyRoute = '/companies/:companyId';
