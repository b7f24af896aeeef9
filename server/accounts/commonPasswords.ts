/** Cores of the passwords that are tried first; a password is refused when little else is left of it. */
export const commonPasswords = `
password passw0rd parola sifre şifre qwerty qwertyuiop qwertyui azerty asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
iloveyou princess sunshine superman batman spiderman football baseball basketball letmein welcome monkey dragon master
shadow michael jennifer jordan jessica ashley charlie thomas andrew daniel hunter hannah freedom whatever trustno starwars
computer internet samsung google facebook instagram microsoft administrator admin root toor changeme default secret
secure security test testing tester guest user login access pass mypass mypassword chocolate cookie summer winter spring
autumn monday friday flower butterfly purple orange silver golden diamond pokemon naruto liverpool chelsea arsenal
barcelona realmadrid galatasaray fenerbahce besiktas trabzonspor istanbul ankara izmir turkiye turkey ataturk mustafa
mehmet ahmet ayse fatma emre zeynep elif sevgi askim seniseviyorum canim melek kelebek merhaba gunaydin
`
  .trim()
  .split(/\s+/);
