PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_step (number INTEGER NOT NULL PRIMARY KEY);
INSERT INTO schema_step VALUES(1);
INSERT INTO schema_step VALUES(2);
INSERT INTO schema_step VALUES(3);
INSERT INTO schema_step VALUES(4);
INSERT INTO schema_step VALUES(5);
CREATE TABLE chart (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL CHECK (expires_at >= created_at),
  payload TEXT NOT NULL
);
INSERT INTO chart VALUES('01a204f6-a088-715c-b68a-6329b5cf3264',1795379601544085,1797971601544085,'u2bZq5MpeARCZYx6wdVPfmKHiU7YMX+mUSy0gvJR+GFnvZ92cbcULvmyU/Sda8Jx2mGy5lCxzWEilL8Jizil8ammyqOl9NBXwXJcjIXl3T/ohcyKg0lv3NXnkjqGwvUvCzYA+lOw2hPnzvm7+GQ+99eYa9/bBi00w27zA4fvq2crTKjg0+yGTfKFwFUhYbJp07iGy3Uk7964qgpYFOh6IhooyeL/A07plxJ08ME6D2Su41+oln8gOBgVokFHdF3Vw4alcqLflnlAfJhuNA==');
CREATE TABLE chart_request (
  idempotency_key TEXT NOT NULL PRIMARY KEY CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  chart_id TEXT NOT NULL REFERENCES chart (id) ON DELETE CASCADE,
  expires_at BIGINT NOT NULL
);
INSERT INTO chart_request VALUES('visitor:01af6ac99814c1ded8508f945bf849b4209c933d0cf82b24209134cefcad4358','01a204f6-a088-715c-b68a-6329b5cf3264',1795466001544085);
CREATE TABLE account (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  role TEXT NOT NULL CHECK (role IN ('member', 'admin')),
  created_at BIGINT NOT NULL,
  change_count BIGINT NOT NULL DEFAULT 0 CHECK (change_count >= 0)
, kept_bytes BIGINT NOT NULL DEFAULT 0);
INSERT INTO account VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','member',1795379601552735,19,50023);
CREATE TABLE data_key (
  owner TEXT NOT NULL PRIMARY KEY,
  account_id TEXT UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  wrapped TEXT NOT NULL,
  CHECK (owner = COALESCE(account_id, 'visitors'))
);
INSERT INTO data_key VALUES('visitors',NULL,'1.630dcd29.VVN/fgjGaM2Pp9TUPWdI4NHJoV4MgLd8aK9qLJiLRF3PQ6sBehh3+THMptAVcaBL3l5lY+6+PLPahLlj');
INSERT INTO data_key VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-a090-7bc2-83a2-ff0c55d289b4','1.630dcd29.MQ6IcCz6klJeKh+cPtSkN50WZnQwMLFXPQF453XNHRjut2O9DaQf16aD9v3HgNCJys2f0nP8VSnoNJsd');
CREATE TABLE credential (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('password', 'apple', 'google', 'firebase')),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 320),
  email TEXT CHECK (length(email) BETWEEN 3 AND 320),
  secret TEXT,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  UNIQUE (kind, subject),
  CHECK ((kind = 'password') = (secret IS NOT NULL))
);
INSERT INTO credential VALUES('01a204f6-a090-7bc2-9667-8d8ba55d9a79','01a204f6-a090-7bc2-83a2-ff0c55d289b4','password','ada@example.org','ada@example.org','scrypt$15$8$3$NWv0l3z8uxhBUUhgturY6g==$4SysDUZSar1TkzYLPNAPJCrV399m16eSnoahCI9lJ9c=',1795379601552735,1795379601552735);
CREATE TABLE sign_in (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'app')),
  device TEXT NOT NULL CHECK (length(device) <= 200),
  created_at BIGINT NOT NULL,
  proven_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL CHECK (expires_at >= created_at)
);
INSERT INTO sign_in VALUES('01a204f6-a9a1-7a39-a0ae-0ee84cc6f5b0','01a204f6-a090-7bc2-83a2-ff0c55d289b4','app','phone',1795379603873639,1795379607177697,1795379603873639,1800563603873639);
CREATE TABLE sign_in_token (
  token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
  sign_in_id TEXT NOT NULL REFERENCES sign_in (id) ON DELETE CASCADE,
  issued_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL CHECK (expires_at >= issued_at),
  replaced_at BIGINT
);
INSERT INTO sign_in_token VALUES('4ef84b080e9e1d3a47f63fb5a6893eae6efc1365c9cb5f1f59f0d1e27dbd055c','01a204f6-a9a1-7a39-a0ae-0ee84cc6f5b0',1795379603873639,1800563603873639,NULL);
CREATE TABLE api_key (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  hint TEXT NOT NULL CHECK (length(hint) <= 16),
  scopes TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  used_at BIGINT,
  expires_at BIGINT CHECK (expires_at >= created_at)
);
INSERT INTO api_key VALUES('01a204f6-b691-7b95-9895-7ff532a60703','01a204f6-a090-7bc2-83a2-ff0c55d289b4','notebook','e617e63290104924973d444eaaa4fba772423cfe28104be3f2f94bd8c5600d60','ank_fJEC','records',1795379607185724,NULL,1803155607185724);
CREATE TABLE security_event (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  at BIGINT NOT NULL,
  device TEXT NOT NULL CHECK (length(device) <= 200),
  network TEXT NOT NULL CHECK (length(network) <= 64)
, times BIGINT NOT NULL DEFAULT 1 CHECK (times > 0), since BIGINT);
INSERT INTO security_event VALUES('01a204f6-a9a5-78dd-9708-8db1be1caced','01a204f6-a090-7bc2-83a2-ff0c55d289b4','accountCreated',1795379603877554,'phone','127.0.x.x',1,NULL);
INSERT INTO security_event VALUES('01a204f6-b692-7fbe-bf84-6bfd81bd9a75','01a204f6-a090-7bc2-83a2-ff0c55d289b4','apiKeyMade',1795379607186984,'phone','127.0.x.x',1,NULL);
INSERT INTO security_event VALUES('01a204f6-b6a1-7f91-8eef-b75edb5b61d4','01a204f6-a090-7bc2-83a2-ff0c55d289b4','exported',1795379607201973,'phone','127.0.x.x',1,NULL);
CREATE TABLE content (
  kind TEXT NOT NULL CHECK (kind IN ('quickQuestion', 'insight')),
  id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  payload TEXT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE TABLE user_profile (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO user_profile VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-a9a9-7a10-87a4-2d21d5d1d4ea','profile',1795379603881629,1795379604377461,6,'S8TFZkelSrvKUs71EWerisOxbszK6J9l8yTCdDn342+zltiMI7TMsInWl/4FGeQWvAt7sYy0UU92JqRq/r9dvl4BdtmIfelEV6N1taxoi7CJBdgmpIsTXzgg1cEcBwIoOmtmFeiIMTsQ4leuknzbVN6ip2HM7kpRfRDnx5GlFJ7aNix6hJlS/E9POv9mZ10Ml7XQAwcDDO/NZciVvnzhxTe1ux1wVicMafGcTwrHVMSXbhTjriny7F/EY71/op7zt3hSLIJEJohAmWwKbxvrLcQ1t5jsoeDre5owzwGJBrua0BnC2kLv6fehNjeCrsMgn7sg+7r9YZ6Z7flkr8eFT/iUy2uvySIwFe2rI/tlcXLA1TCUgwkP+tUNY8Kcvl3+emw8kMOe+NTov2v4ciz1YCbmse9yH7JsgEc+EhLeFfAM+SHe9N5p+Dtr3qaY9z2viBR/BO06IUr3j5EpQLNBhbsG4cNYUPdmtIuMpKLhWnHS7M1IUrMo8o8m4cM2BpuDSVL76AEL+SCUZsAKVMkI1/NX9PdWN1u5LLCX0nPPHjsU2NnK3Y/dOvXgtq+7vuqwhSm9UaKxzfucIfOkd+DEhym9Kl5QGpAqPrKQoYVFHPzdcOI62I4UGdM9+lbyr3EG787G4kT3GwJYfBz5pwqfICf2PoT92z4/AG3IdsAdTEoq6H0Jctpmh/AqvCpbyns=');
CREATE TABLE kept_chart (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO kept_chart VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-a9cf-73c2-97be-1d66d052296b',NULL,1795379603919235,1795379603919235,2,'4wNGwOknkHMHPgn7NZnX0l9Ubx6zrWRy6L/GPse3eufH4G6zuhdn96s45O7pCa6WrQQnvFNDCkW0pTj/bhUSiwA3tv8mlt3jt0FapIAHX/d8mvthNDz/mtotpU06koioKk4WDUbsyHbimLcmVXV3h8HNFDUnItfdCXoG/VPTRDKk9/QsBUCr/b7TTg3nwpqnVYwRpiP+gBg7KaNx827Wd5swzeuXpNq4QIoNKNyvJuA89UNDjkaR0MeR+Joht+vkpALJIVLizieksF+Y8y7pIMpMNRY32J86KTrt06jAlcSdXBzHKGgwyhRz/o5QXbwDLxmC+vt8uREE2qyAUIqg');
CREATE TABLE horoscope (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
CREATE TABLE chat_message (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
CREATE TABLE kundali_match (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
CREATE TABLE bookmarked_reading (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO bookmarked_reading VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-abc1-7ad9-aaad-c10b184fb4ac','reading:cb21cdbc6df41c0489ae6f90e4f3f1b9649f354415108de62272e5bd2dc730f4',1795379604417678,1795379604417678,14,'yeRHLMR0z9L2zSML/hytNr8Z37lD9/z5SXbn4nS0fbPjcobzLjSLf5JKxzLBJnDaLWSah2t1QagnnQyEY0mJpAByPYbk+r0qjkDsxUQWGbLgHSyBJSfO3Aeo6I+JStHVS8Jc2SlgO0GqGXru25gvUM+dCRwuir813tN8vf+NOYmsPwKspkiQXeuzxlfTjQvLhg==');
INSERT INTO bookmarked_reading VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','0192f0c4-0000-7000-8000-000000000003',NULL,1795379607192451,1795379607198167,19,NULL);
CREATE TABLE purchase_order (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
CREATE TABLE journal_entry (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO journal_entry VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-abab-7828-949c-6141933fc28b','entry:94812dd861b3df2635596747d8905b001a479e18f92c9fc89f9249fcd9cb9d6c',1795379604395510,1795379604395510,9,'xVt/oBD6oyyFsWpBtuFHMqyiDDHFWics66GjORMhYZ8TicaYjB4wy+T6+k/yeMB+A3qMWI+jPuzaYwXmMWv8Iny67y16TZuBipt8NG1iCBjREGQysVDXzfgmaWNPtrGrMz+CcTt10CfkSNzpfm5Ldgr1TkFU17mm0Dl71iC29C+WzQ0jvl2LfGun73ft8fwBx2OGQ/2wF+BjoRPOb3oyQC8YhTkukULF/1VIXpGkU7XPuipq5OdjQvB4TCKVlDrsWCyIAxdZALHi9n/vYUIWOWdbOB7IKTKH2hnB4RCeapDWf2g7e2HG');
INSERT INTO journal_entry VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-abb2-734f-91f1-a62724d81f66','request:729c773c9d0c5f6a4264ebff13e3fbf0a6ecc700984eef9146c63573ce6b3dae',1795379604402207,1795379604411108,13,'3IIOmjGoUnoOncEe2sSPY7JiumkzRZZZroNEq3W38IwoqWbzJHqb+nfd0O4vkAmLiswjALSYOf7ZKqRAFTo9r68vzBVnM1jmDZUjj1wP1sDriFElH5bT4HOR+WF5jPGxiO2IuEES6/N0/Je1mtA1Ey4aU72NnQU2dBQEhld9gjSvM8kJcaMF3ah6tI4nXbVCy7zq3+9/jUkBe++zHmbH9HXvJEBTVGu8MUHa8ehyrletZQg6mzTOOzuoztX+ELCgB+QdIiW//81dMRK9lyy4hwFzmgip5gJ/P929');
CREATE TABLE memory (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO memory VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-ab57-7eb0-a0b8-d42e6157ff37','readings',1795379604311918,1795379604311918,5,'Ike43ric+n9OxRxcXLIHZDGec8VW05OZl/Y3Arw/7jOVMnigPeUzre5yzAD5nCj1CPlGr5LxI3N+StLfrDSYbOM90fNdYS1yolpP/MprxF+oVh/oq9VT6ly1f1n2nmLp4oErWUtXeWUuKvOFUrNSOQ7eBy27g8gY3lLYCzbZ6ZyBBptXz4lQJXJITcghkRSK+y9lAMeDM9U6TnbbWByppAJYvB6W8Qmk9ea6WMgHwTEEW6ULEJw/Lx1bWt/TJyfanrC/LotxoSi2dIMftP707pTGV5kuvvLRObqT8qk/NlS8nfIV5f8at0oNubtRuDI1jKrowvmd5WdY+bBxfHOM/i5Pc3MFkfV2FxRbae9kHouMssIpPk+ktHgLCd6K80TBV+GaYTVJIDYPNz2Xa1mJThuu1bxKOgGaoirplN2KX4P9nz9OGkKuuLd2wDu3ADg5m5ljREBjg6N+YvqCNfB/IcT+Sp3hSS68p5EXehXW+CcoQvpPqGITno4yuy+QQsqhCQ5dLtmdlzadlrqdnSJchhOjur47EyqS5P58nRF8KxghcO8tx44UbW55lZMviZRuMGZhPFqq4cT0EBpuF5W+CWzBdAIx6HC6ksZ70clcdifmS3QCU1JJGUTtLrAprw100dYTg1TPVZmwKUyPMHlo03Px6xu5WVgjAlDbe6LY51mg8duiQ9n9TM6lue7MHoOe9ydZ9Xc4Qcp0VZlVTY+1itMrq9ZMgxAknBR8WLNWCsbjSOjiNLNKDdM/t40FvAV4PUG8oEeWN6YzP+FiUEQPZm5Mioyz+x7xoCGOa9YBXn0FfIIkzpN7jtTdNx1N3vNNmrwzISQJDfMfBokwCu8hQfhsPJ2n6w4+VyIevcFOUME89N+6yplIN7Rr/yGxdc6Ti88yHi+2LgiA33VCBwLOtxm5q4JmMvXLWhs6opsP3ZyOq60yMtwVc1yt3lswRGiU6nPahQOjNkZDD1P5+e4zXPw70y+P7qtPl7jmrtWR6hxF9b2/KVOWaVzcD8ntq+xzTsyqfDzMejAYToww9/IrjRlZunwE7uAhEQE6D2R8VPGksdaozmhTEilFyyBr1yFrINb5NPl/IjD4wMHt3ii9NMlRl7qBCiUHW50wCZuyhOzauQ8J/NPzVFxVA0pAb3mmnK0ZVNw/3pxHg1ttwJUBsCc/pjOjx/4AtFtIAiN8m4bsXD8S+Vxr4oqHFmonAQVabdTv8ld7boVAHwM23itLA4blbiUyc2c8DXkpKBDRF7+e+ilMdDinZ7qNAaRHqJOAsE5Bm0VHBwi5+NuCcQQ7Rg0Cb8BPv6ky2latCOSf6rTP2Go8e1/F3vf1XRgQ7UmJmBcuXF0TL+g29umzW/vBBg0dVEzFsSCCkYE4gkXCdpg8Po8YRV78/DXTaORmFWBbHOjmpYefKDwBRV8TaEgFgIjBf+X+eYtUp9mlgEyRYvvIKm+oLgZicR/mgvkDpjcznlPxl0uleEXA3B1VA0q5gUspTrUtpPynGLTWZAs2WoFB3GHjZKVp6VROzbc9O+pji3F01MoVJCD5XDOwx2xD0gN0gt8KeWWpQuEi2EpY6pW6M8BWvITJhVU36m/1rtajNyqb4ksOr06epOk2twQ1+acW3WtAFlNW1zMUOdI1kN5Okl2Utn8shyjpCaE1bsxegyKY3PHuBu5EV4mRcrgUIypxicYp+PsFymsJ9IVzwEush0zT7RKFxdF7GA1dA+SR0oSO+0knC83L1GUvMXxa5TSji9pdG9PZEUUR3OGecVxkQnxxGNOldIglnMvzZp3f04ei8MGA1Cv1qKMFzg5IX4MJi41NdDRxLNa49vn2ghzKTBKZzKoz2jtDp7SwPvxVtXkKmf0z9VaLHALNtUcOcXDkWQIx2xW8Lu/6oNu8NmdcgirrhAMd93Aqu6PiNw0QdxmwsWdQA35m0QhQ4zwdoKdl1adsh31QdjELFZ22JhsNVZn3V68Vap3uIDy//AHX/l0Uox5c/qAsFGUiE/Poj5g8fDs7/2QD98pk7vHYQgeWPr602qgyiVUwplkgDmFdsyFYBD7RWQBhkvdEySV2jQjdUNhai7ZAyjmH8TjG2XFHH0B6OB/6+lC5li3UavYpxgNwPbiOj3xF+5swXVuiA/GR2OOdnsirfTiXl0LQgEZVCFjJt5QXffxguRC7oaV0OFRhFAXbgE4ifO3jv/TUH/f8XTan73UfdLgLCCtzlPuikk9BsKZBdb3Sul2bhlkOGQ7FMvzdUjz8KnhRgWJRPeNvbs/Fof/VZBMhrmtxhIQGpdAObMw3u+d4VmyUYQvgN+xZTA14+Z9N3XDcyqfe9/7eHZk=');
INSERT INTO memory VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-ab99-7753-aae6-828931e43f76','memory',1795379604377458,1795379604402207,12,'UcrMp1ZIqWmBfbbVZQ5Zs2HQIUwY04ivMQips4GETAzXR9k0m8U8Wp/mnsu11HMxCmAXWSvw8MrU57jEaC4rJyDO8EOo4RZ2PWS0G16Jfc75aaLEWV+WlArL/UBRVg0JEvzMqzrR0FuZiupXjNBCRDyLnNpZJTrcKtvenjzTRucNvYjwtplKhCmZttEmJ4RohtVACypVUCxLuM/6LxceoDA/S4mGyY9XWA86bo3oxleUDOIhdrnzbtx+8QXygrfLmtfcfbVoZfzgvXEJ4pU1cmROO+um/2qNYEt2FUcf1sS0aRq3ubZqIw1DfFAVIe1kmELtG3o09A9jOjUU9AbOcsrvgfWL2kksRp21M74Muyfxbj+Vf71fte6xFZkjLjWxDMTgyWxhblfmesBUH0ZWyuYvgXP8NE+tlR4VXPqnH9GCRm5AZwFLGjbR6t9vNE5f5iNPgmimo8/FT9BhjOJhhxOx/ayinfwaRrV+28Xoc9GJRekQWpN4krmB6XyXCnivo/b+Kt5DQyj3Pbqsa9DCNiDKR0lsm04nWaSlXHmqzqYkXFoFZw6I19ozvxBhNFXY4NWQTSupzgEJVbqKcJ/fY/HBp/m1RKlGbrmHD/Fr8yBVPaUMhj74oxtLbmJnkes4FHTcXEDnCg2nQ+qf0o1Mt/j9IgF0RiEM+26GM7qUjZeDgzcGpwbcAAH1csDaG/wIudNYrziCUQ==');
INSERT INTO memory VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','01a204f6-aba3-725e-9fe1-fcc38d813983','activity',1795379604387148,1795379604387148,8,'Y59IIKlddfl7qQl5xmm5szW16umJcyTvJguDO9y0p43Cpn9Ehwb2KhEUDJ0l85M3BbDTeKeKWIv3wOw=');
CREATE TABLE practice_session (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO practice_session VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','0192f0c4-0000-7000-8000-000000000001',NULL,1795379607192451,1795379607192451,16,'cqGoERPc9op6DCq3+bKQoQDgbpf9ZZAXWN7kIrxWDVKXoIAjvxNy6snk');
CREATE TABLE device (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
INSERT INTO device VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','0192f0c4-0000-7000-8000-000000000002',NULL,1795379607192451,1795379607192451,17,'L610N49JYCWaf7VWmx40vMr5mzHOENskU46PzmCzXl5ImTW9GkHzeYs=');
CREATE TABLE report (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL CHECK (length(id) = 36),
  natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
  change BIGINT NOT NULL CHECK (change > 0),
  sealed TEXT,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, natural_key),
  UNIQUE (account_id, change),
  CHECK (sealed IS NOT NULL OR natural_key IS NULL)
);
CREATE TABLE job_state (
  name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 64),
  place TEXT NOT NULL CHECK (length(place) <= 255),
  updated_at BIGINT NOT NULL
);
INSERT INTO job_state VALUES('normalised addresses','done',1795379601385852);
CREATE TABLE known_network (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  network TEXT NOT NULL CHECK (length(network) = 64),
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, network)
);
INSERT INTO known_network VALUES('01a204f6-a090-7bc2-83a2-ff0c55d289b4','4b8a42490decc49f947160184d9438cc30bd38c071f890e0ac6f6b2fef085379',1795379603873639);
CREATE TABLE stray_attempt (
  day BIGINT NOT NULL PRIMARY KEY,
  times BIGINT NOT NULL CHECK (times > 0)
);
CREATE INDEX chart_expires_at ON chart (expires_at);
CREATE INDEX chart_request_chart_id ON chart_request (chart_id);
CREATE INDEX chart_request_expires_at ON chart_request (expires_at);
CREATE INDEX credential_account_id ON credential (account_id);
CREATE UNIQUE INDEX credential_one_password ON credential (account_id) WHERE kind = 'password';
CREATE INDEX sign_in_account_id ON sign_in (account_id, created_at);
CREATE INDEX sign_in_expires_at ON sign_in (expires_at);
CREATE INDEX sign_in_token_sign_in_id ON sign_in_token (sign_in_id);
CREATE INDEX api_key_account_id ON api_key (account_id);
CREATE INDEX security_event_account_id ON security_event (account_id, at);
CREATE INDEX user_profile_created_at ON user_profile (account_id, created_at, id);
CREATE INDEX kept_chart_created_at ON kept_chart (account_id, created_at, id);
CREATE INDEX horoscope_created_at ON horoscope (account_id, created_at, id);
CREATE INDEX chat_message_created_at ON chat_message (account_id, created_at, id);
CREATE INDEX kundali_match_created_at ON kundali_match (account_id, created_at, id);
CREATE INDEX bookmarked_reading_created_at ON bookmarked_reading (account_id, created_at, id);
CREATE INDEX purchase_order_created_at ON purchase_order (account_id, created_at, id);
CREATE INDEX journal_entry_created_at ON journal_entry (account_id, created_at, id);
CREATE INDEX memory_created_at ON memory (account_id, created_at, id);
CREATE INDEX practice_session_created_at ON practice_session (account_id, created_at, id);
CREATE INDEX device_created_at ON device (account_id, created_at, id);
CREATE INDEX report_created_at ON report (account_id, created_at, id);
CREATE INDEX known_network_seen_at ON known_network (seen_at);
COMMIT;
