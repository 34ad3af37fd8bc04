"""Every route × role stands here; a route that is not listed fails the build.

`public` lets visitors knock, `user` anybody who is signed in, `staff` whoever works in the back office,
`office` staff alone (by permission, which trainers and agents lack), `desk` staff and finance, `money`
finance alone, `export` staff, finance and trainers, `door` and `teach` staff and trainers, `admin`
administrators, `edits` whoever writes content or the catalogue, `import` whoever may import that kind,
`agents` those of the chat and staff, `chat` nobody without the token of a chat.
Knocking is not yet being let in: rows that are somebody else's answer 404, which other tests show.
"""

import json
import re
from functools import cache
from itertools import product

import pytest
from django.conf import settings

from duxi.backoffice.groups import ensure_groups
from tests.conftest import Caller, _bearer, make_person

pytestmark = pytest.mark.django_db

MATRIX = """
POST   /api/v1/auth/login                          public
POST   /api/v1/auth/register                       public
POST   /api/v1/auth/refresh                        public
POST   /api/v1/auth/me                             user
POST   /api/v1/auth/logout                         user
GET    /api/v1/account/me                          user
GET    /api/v1/account/menu                        user
GET    /api/v1/account/profile                     user
POST   /api/v1/account/update-profile              user
POST   /api/v1/account/update-profile-beta-test    user
POST   /api/v1/account/update-image                user
POST   /api/v1/account/remove-image                user
GET    /api/v1/account/phl/jobrole                 user
GET    /api/v1/account/phl/oti                     user
GET    /api/v1/account/phl/dls                     user
GET    /api/v1/account/phl/wsp                     user
GET    /api/v1/account/phl/wbn                     user
GET    /api/v1/account/recently                    user
POST   /api/v1/account/recently                    user
GET    /api/v1/account/recomen-product             user
GET    /api/v1/account/recomen-blog                user
GET    /api/v1/account/deletions                   user
POST   /api/v1/account/deletions                   user
POST   /api/v1/account/deletions/cancel            user
POST   /api/v1/public/page-activity                public
POST   /api/v1/public/error-log                    public
GET    /api/v1/account/notification                user
POST   /api/v1/account/notification/read           user
POST   /api/v1/account/notification/readall        user
GET    /api/v1/account/notification-preferences    user
POST   /api/v1/account/notification-preferences    user
POST   /api/v1/account/save-token                  user
POST   /api/v1/auth/check-email                    public
POST   /api/v1/auth/check-username                 public
POST   /api/v1/auth/email-verification             public
POST   /api/v1/auth/resend-verification            public
POST   /api/v1/auth/forgot-password                public
POST   /api/v2/auth/forgot-password                public
GET    /api/v1/auth/reset-password/{}              public
POST   /api/v1/auth/update-password                user
POST   /api/v1/account/reset-password              public
GET    /api/v1/account/req-old-password            user
POST   /api/v1/account/change-password             user
POST   /api/v1/account/update-profile-email        user
POST   /api/v1/auth/google                         public
POST   /api/v1/auth/temporary-login                public
POST   /api/v1/auth/temporary-login/create         user
POST   /api/v1/auth/temporary-login/remove         user
POST   /api/v1/auth/temporary-login/{}/remove      public
POST   /api/v1/auth/corporate-handover             corporate
GET    /api/v1/account/sessions                    user
POST   /api/v1/account/sessions/end-others         user
POST   /api/v1/account/sessions/{}/end             user
GET    /api/v1/public/site                         public
GET    /api/v1/public/captcha/challenge            public
GET    /api/v1/public/free-assessments public
POST   /api/v1/public/free-assessments/claim user
POST   /api/v1/public/free-assessments/{}/{}/start public
GET    /api/v1/public/free-assessments/{}/{}/timer public
GET    /api/v1/public/free-assessments/{}/{}/sections public
GET    /api/v1/public/free-assessments/{}/{}/questions public
POST   /api/v1/public/free-assessments/{}/{}/flag public
POST   /api/v1/public/free-assessments/{}/{}/answer public
POST   /api/v1/public/free-assessments/{}/{}/multiple-answer public
POST   /api/v1/public/free-assessments/{}/{}/end public
GET    /api/v1/public/free-assessments/{}/{}/result public
POST   /api/v1/reviews/photos user
POST   /api/v1/reviews/{}/helped user
GET    /api/v1/public/assessments                  public
GET    /api/v1/public/assessments/{}               public
GET    /api/v1/public/trainings/schedules          public
GET    /api/v1/public/trainings/schedules/{}       public
GET    /api/v1/public/trainings/subjects           public
GET    /api/v1/public/trainings/subjects/detail    public
GET    /api/v1/public/certifications               public
GET    /api/v1/public/certifications/{}            public
GET    /api/v1/public/webinars                     public
GET    /api/v1/public/webinars/{}                  public
GET    /api/v1/public/workshops/schedules          public
GET    /api/v1/public/workshops/categories         public
GET    /api/v1/public/workshops/{}                 public
GET    /api/v1/public/workshops/subscriptions      public
GET    /api/v1/public/workshops/subscriptions/{}   public
GET    /api/v1/public/inix-certifications          public
GET    /api/v1/public/inix-certifications/{}       public
GET    /api/v1/public/elearning/packages           public
GET    /api/v1/public/elearning/packages/{}/content public
GET    /api/v1/public/elearning/categories         public
GET    /api/v1/public/elearning/{}                 public
GET    /api/v1/public/other-products               public
GET    /api/v1/public/other-products/{}            public
GET    /api/v1/public/oti/classes                  public
GET    /api/v1/public/oti/classes/{}               public
GET    /api/v1/public/oti/classes/{}/benefits      public
GET    /api/v1/public/oti/categories               public
GET    /api/v1/public/oti/job-roles                public
GET    /api/v1/public/oti/job-roles/{}             public
GET    /api/v1/public/bundlings                    public
GET    /api/v1/public/bundlings/{}                 public
POST   /api/v1/public/oti/voucher-claim            user
GET    /api/v1/public/reviews                      public
GET    /api/v1/public/reviews/summary              public
GET    /api/v1/reviews/mine                        user
POST   /api/v1/reviews                             user
GET    /api/v1/account/my-learning                 user
GET    /api/v1/account/owned-products              user
GET    /api/v1/account/calendar                    user
POST   /api/v1/account/calendar/renew              user
GET    /api/v1/public/calendar/{}.ics              public
GET    /api/v1/statistic-dimension                 user
GET    /api/v1/workshops/history                   user
GET    /api/v1/elearning/history                   user
GET    /api/v1/other-products/history              user
GET    /api/v1/oti/history                         user
GET    /api/v1/webinars/history                    user
GET    /api/v1/my-events-today/workshop            user
GET    /api/v1/my-events-today/oti                 user
GET    /api/v1/downloads                           user
GET    /api/v1/trainings/my-training               user
GET    /api/v1/trainings/available-subject         user
GET    /api/v1/trainings/{}/feedback               user
POST   /api/v1/trainings/{}/feedback               user
GET    /api/v1/registrations/{}                    user
POST   /api/v1/registrations/{}/save               user
POST   /api/v1/registrations/{}/submit             user
POST   /api/v1/registrations/{}/substitute         user
POST   /api/v1/registrations/{}/attachments        user
POST   /api/v1/registrations/{}/attachments/{}/remove user
POST   /api/v1/registrations/{}/sheet              user
POST   /api/v1/zoom/webhook                        signed
GET    /api/v1/souvenirs                           user
POST   /api/v1/souvenirs/requestV2                 user
POST   /api/v1/check-in/check                      door
POST   /api/v1/check-in/submit                     door
GET    /api/v1/wishlist                            user
POST   /api/v1/wishlist                            user
POST   /api/v1/wishlist/unwishlists                user
GET    /api/v1/wishlist/ids                        user
GET    /api/v1/waiting-list                        user
POST   /api/v1/waiting-list                        user
DELETE /api/v1/waiting-list                        user
GET    /api/v1/affiliate/referral/{}               public
GET    /api/v1/forum/discussions                   user
POST   /api/v1/forum/discussions                   user
GET    /api/v1/forum/history                       user
GET    /api/v1/forum/scopes                        user
GET    /api/v1/forum/discussions/{}                user
DELETE /api/v1/forum/discussions/{}                user
POST   /api/v1/forum/discussions/{}/edit           user
POST   /api/v1/forum/discussions/{}/like           user
POST   /api/v1/forum/discussions/{}/unlike         user
POST   /api/v1/forum/discussions/{}/follow         user
POST   /api/v1/forum/discussions/{}/unfollow       user
POST   /api/v1/forum/discussions/{}/report         user
POST   /api/v1/forum/discussions/{}/moderate       user
POST   /api/v1/forum/discussions/{}/reply          user
POST   /api/v1/forum/replies/{}/edit               user
DELETE /api/v1/forum/replies/{}                    user
POST   /api/v1/forum/replies/{}/like               user
POST   /api/v1/forum/replies/{}/unlike             user
POST   /api/v1/forum/replies/{}/best               user
POST   /api/v1/forum/replies/{}/report             user
POST   /api/v1/affiliate/referral/{}/click         public
POST   /api/v1/affiliate/register                  user
POST   /api/v1/affiliate/revision                  user
GET    /api/v1/affiliate/status                    user
GET    /api/v1/affiliate/dashboard                 user
GET    /api/v1/affiliate/commissions               user
GET    /api/v1/affiliate/payouts                   user
GET    /api/v1/corporate/workspace                 user
POST   /api/v1/corporate/apply                     user
GET    /api/v1/corporate/histories                 user
GET    /api/v1/corporate/pending-counts            user
GET    /api/v1/corporate/invitations               user
POST   /api/v1/corporate/invitations/{}/accept     user
POST   /api/v1/corporate/invitations/{}/decline    user
POST   /api/v1/corporate/invitations/{}/revoke     user
GET    /api/v1/corporate/members                   user
POST   /api/v1/corporate/members/invite            user
POST   /api/v1/corporate/members/leave             user
POST   /api/v1/corporate/members/{}                user
DELETE /api/v1/corporate/members/{}                user
POST   /api/v1/corporate/consent                   user
GET    /api/v1/corporate/tna                       user
POST   /api/v1/corporate/tna                       user
GET    /api/v1/corporate/tna/results               user
GET    /api/v1/corporate/campaigns                 user
POST   /api/v1/corporate/campaigns                 user
GET    /api/v1/corporate/quotations                user
POST   /api/v1/corporate/quotations                user
POST   /api/v1/corporate/quotations/{}/answer      user
GET    /api/v1/corporate/quotations/{}.pdf         public
GET    /api/v1/points/my-point-reward              user
GET    /api/v1/points/history                      user
GET    /api/v1/points/rules                        user
GET    /api/v1/points/check                        user
GET    /api/v1/points/leaderboard                  user
POST   /api/v1/points/leaderboard/profile          user
GET    /api/v1/points/rewards                      user
GET    /api/v1/points/rewards/{}                   user
POST   /api/v1/points/rewards/{}/redeem            user
GET    /api/v1/points/redeems                      user
GET    /api/v1/points/vouchers                     user
GET    /api/v1/loyalty-card                        user
GET    /api/v1/public/search                       public
GET    /api/v1/public/search/suggestions           public
GET    /api/v1/public/job-roles                    public
GET    /api/v1/public/instansi                     public
GET    /api/v1/public/job-roles/{}                 public
GET    /api/v1/public/job-roles/{}/suggestions/oti public
GET    /api/v1/public/job-roles/{}/suggestions/webinars public
GET    /api/v1/public/job-roles/{}/suggestions/workshops public
GET    /api/v1/public/job-roles/{}/suggestions/dls public
GET    /api/v1/public/roles                        public
GET    /api/v1/public/tags                         public
GET    /api/v1/public/storefront                   public
GET    /api/v1/public/locations                    public
GET    /api/v1/public/faqs                         public
GET    /api/v1/public/faqs/categories              public
POST   /api/v1/public/faqs/helped                  public
POST   /api/v1/public/faqs/messages                public
GET    /api/v1/public/klinik-spbe                  public
GET    /api/v1/public/klinik-spbe/categories       public
POST   /api/v1/public/klinik-spbe/helped           public
GET    /api/v1/public/klinik-spbe/{}               public
GET    /api/v1/public/news                         public
GET    /api/v1/public/news/{}                      public
GET    /api/v1/public/sliders                      public
GET    /api/v1/public/clients                      public
GET    /api/v1/public/projects                     public
GET    /api/v1/public/additional-contents          public
GET    /api/v1/public/affiliate-terms              public
GET    /api/v1/public/countries                    public
GET    /api/v1/public/whatsapp/webhook             signed
POST   /api/v1/public/whatsapp/webhook             signed
POST   /api/v1/account/request-otp                 user
POST   /api/v1/account/apply-otp                   user
GET    /api/v1/account/otp-pause-time              user
GET    /api/v1/account/require-otp                 user
POST   /api/v1/account/save-phone                  user
POST   /api/v1/account/update-profile-phone        user
GET    /api/v1/account/check-phone-verified        user
GET    /api/v1/payment/cart                        user
PUT    /api/v1/payment/cart                        user
DELETE /api/v1/payment/cart                        user
GET    /api/v1/payment/cart/count                  user
POST   /api/v1/payment/cart/qty                    user
POST   /api/v1/payment/cart/voluntary-price        user
POST   /api/v1/payment/voucher/applied             user
POST   /api/v1/payment/voucher/applied-v2          user
POST   /api/v1/payment/voucher/remove              user
POST   /api/v1/payment/hold                        user
GET    /api/v1/payment/hold                        user
DELETE /api/v1/payment/hold                        user
POST   /api/v1/payment/checkout                    user
POST   /api/v1/payment/enroll                      user
POST   /api/v1/payment/sync-member-company         user
POST   /api/v1/payment/checkout-v2                 user
GET    /api/v1/payment/transactions/process        user
GET    /api/v1/payment/transactions/complete       user
GET    /api/v1/payment/transactions/detail         user
POST   /api/v1/payment/transactions/cancel         user
POST   /api/v1/payment/transactions/refund         user
POST   /api/v1/payment/transactions/refund-account user
GET    /api/v1/payment/banks                       user
POST   /api/v1/payment/transactions/remedy         user
POST   /api/v1/payment/transactions/reorder        user
POST   /api/v1/payment/notifications/midtrans      signed
POST   /api/v1/payment/request-invoices            user
GET    /api/v1/payment/invoices/{}.pdf             signed
GET    /api/v1/payment/tax-invoices/{}.pdf         signed
GET    /api/v1/public/ticket                       public
POST   /api/v1/assessments/create-session          user
GET    /api/v1/certifications/my-cert user
GET    /api/v1/certifications/result user
POST   /api/v1/certifications/session/start user
POST   /api/v1/certifications/session/end exam
GET    /api/v1/certifications/get-exam exam
GET    /api/v1/certifications/get-question exam
POST   /api/v1/certifications/save-answer exam
POST   /api/v1/certifications/flag exam
GET    /api/v1/certifications/get-timer exam
POST   /api/v1/oti/{}/quizzes/{}/start user
GET    /api/v1/oti/{}/quizzes/{}/timer exam
GET    /api/v1/oti/{}/quizzes/{}/sections exam
GET    /api/v1/oti/{}/quizzes/{}/questions exam
POST   /api/v1/oti/{}/quizzes/{}/flag exam
POST   /api/v1/oti/{}/quizzes/{}/answer exam
POST   /api/v1/oti/{}/quizzes/{}/multiple-answer exam
POST   /api/v1/oti/{}/quizzes/{}/finish exam
GET    /api/v1/oti/{}/quizzes/{}/history user
POST   /api/v1/elearning/{}/exams/{}/start user
GET    /api/v1/elearning/{}/exams/{}/timer exam
GET    /api/v1/elearning/{}/exams/{}/sections exam
GET    /api/v1/elearning/{}/exams/{}/questions exam
POST   /api/v1/elearning/{}/exams/{}/flag exam
POST   /api/v1/elearning/{}/exams/{}/answer exam
POST   /api/v1/elearning/{}/exams/{}/multiple-answer exam
POST   /api/v1/elearning/{}/exams/{}/end exam
GET    /api/v1/elearning/{}/exams/{}/history user
POST   /api/v1/elearning/{}/exams/{}/score user
POST   /api/v1/elearning/{}/quizzes/{}/start user
GET    /api/v1/elearning/{}/quizzes/{}/timer exam
GET    /api/v1/elearning/{}/quizzes/{}/sections exam
GET    /api/v1/elearning/{}/quizzes/{}/questions exam
POST   /api/v1/elearning/{}/quizzes/{}/flag exam
POST   /api/v1/elearning/{}/quizzes/{}/answer exam
POST   /api/v1/elearning/{}/quizzes/{}/multiple-answer exam
POST   /api/v1/elearning/{}/quizzes/{}/end exam
GET    /api/v1/elearning/{}/quizzes/{}/history user
GET    /api/v1/exams/{} user
GET    /api/v1/zoom/{}/{}/payload user
POST   /api/v1/zoom/{}/{}/token user
GET    /api/v1/attempts/{}/receipt user
GET    /api/v1/attempts/{}/review user
POST   /api/v1/assessments/flag exam
GET    /api/v1/certifications/certificate user
GET    /api/v1/elearning/{}/certificate public
GET    /api/v1/elearning/{}/course user
POST   /api/v1/elearning/{}/contents/{}/complete user
POST   /api/v1/elearning/{}/assignments/{}/submit user
POST   /api/v1/elearning/{}/sync-content user
GET    /api/v1/elearning/{}/contents/{}/playback user
POST   /api/v1/elearning/{}/contents/{}/licence user
POST   /api/v1/elearning/{}/contents/{}/watched user
POST   /api/v1/elearning/{}/contents/{}/notes user
PUT    /api/v1/elearning/{}/contents/{}/notes/{} user
DELETE /api/v1/elearning/{}/contents/{}/notes/{} user
GET    /api/v1/videos/{}/{}                       signed
POST   /api/v1/elearning/{}/feedback user
GET    /api/v1/my-certificates/{}/badge            user
GET    /api/v1/public/credentials/issuer           public
GET    /api/v1/public/credentials/key              public
GET    /api/v1/public/credentials/achievements/{}  public
GET    /api/v1/public/credentials/status/{}        public
GET    /api/v1/my-certificates user
GET    /api/v1/my-certificates/{} user
POST   /api/v1/public/verify-certificate public
GET    /api/v1/assessments/session                 user
POST   /api/v1/assessments/start                   user
POST   /api/v1/assessments/end                     exam
GET    /api/v1/assessments/get-unitkom             exam
GET    /api/v1/assessments/get-section             exam
GET    /api/v1/assessments/get-question            exam
GET    /api/v1/assessments/get-question/child      exam
POST   /api/v1/assessments/save-answer             exam
GET    /api/v1/assessments/get-timer               exam
GET    /api/v1/assessments/result                  user
GET    /api/v1/assessments/my-assesment            user
GET    /api/v1/assessments/data-session            staff
GET    /api/v1/assessments/data-session/{}/excel   staff
POST   /api/v1/uploads                             user
GET    /api/v1/files/{}                            public
GET    /api/v1/files/{}/content                    signed
GET    /api/v1/oti/{}/journeys                     user
POST   /api/v1/oti/{}/journeys/{}/open             user
GET    /api/v1/oti/{}/presences                    user
POST   /api/v1/oti/{}/presences                    user
POST   /api/v1/oti/{}/qr-registration              user
GET    /api/v1/oti/{}/assignments                  user
POST   /api/v1/oti/{}/assignments/{}/submit        user
GET    /api/v1/oti/{}/documentations               user
GET    /api/v1/oti/{}/clearance                    user
GET    /api/v1/oti/{}/feedback                     user
POST   /api/v1/oti/{}/feedback                     user
POST   /api/backoffice/v1/auth/login               public
POST   /api/backoffice/v1/auth/refresh             public
POST   /api/backoffice/v1/auth/logout              staff
GET    /api/backoffice/v1/auth/me                  staff
POST   /api/backoffice/v1/auth/two-factor          public
POST   /api/backoffice/v1/auth/two-factor/setup    staff
POST   /api/backoffice/v1/auth/two-factor/confirm  staff
POST   /api/backoffice/v1/auth/two-factor/recovery-codes  staff
POST   /api/backoffice/v1/auth/two-factor/disable  staff
GET    /api/backoffice/v1/dashboard                staff
GET    /api/backoffice/v1/trainers                 staff
GET    /api/backoffice/v1/blueprints               staff
GET    /api/backoffice/v1/sidebar                     staff
GET    /api/backoffice/v1/instansi                    desk
POST   /api/backoffice/v1/instansi                    office
GET    /api/backoffice/v1/instansi/{}                 desk
PUT    /api/backoffice/v1/instansi/{}                 office
DELETE /api/backoffice/v1/instansi/{}                 office
GET    /api/backoffice/v1/instansi/{}/history         desk
GET    /api/backoffice/v1/instansi/{}/usage           desk
POST   /api/backoffice/v1/instansi/{}/restore         office
GET    /api/backoffice/v1/job-roles                   export
POST   /api/backoffice/v1/job-roles                   office
GET    /api/backoffice/v1/job-roles/{}                export
PUT    /api/backoffice/v1/job-roles/{}                office
DELETE /api/backoffice/v1/job-roles/{}                office
GET    /api/backoffice/v1/job-roles/{}/history        export
GET    /api/backoffice/v1/job-roles/{}/usage          export
POST   /api/backoffice/v1/job-roles/{}/restore        office
GET    /api/backoffice/v1/deliverables                office
POST   /api/backoffice/v1/deliverables                office
GET    /api/backoffice/v1/deliverables/{}             office
PUT    /api/backoffice/v1/deliverables/{}             office
DELETE /api/backoffice/v1/deliverables/{}             office
GET    /api/backoffice/v1/deliverables/{}/history     office
GET    /api/backoffice/v1/deliverables/{}/usage       office
POST   /api/backoffice/v1/deliverables/{}/restore     office
GET    /api/backoffice/v1/levels                      teach
POST   /api/backoffice/v1/levels                      office
GET    /api/backoffice/v1/levels/{}                   teach
PUT    /api/backoffice/v1/levels/{}                   office
DELETE /api/backoffice/v1/levels/{}                   office
GET    /api/backoffice/v1/levels/{}/history           teach
GET    /api/backoffice/v1/levels/{}/usage             teach
POST   /api/backoffice/v1/levels/{}/restore           office
GET    /api/backoffice/v1/materi                      teach
POST   /api/backoffice/v1/materi                      office
GET    /api/backoffice/v1/materi/{}                   teach
PUT    /api/backoffice/v1/materi/{}                   office
DELETE /api/backoffice/v1/materi/{}                   office
GET    /api/backoffice/v1/materi/{}/history           teach
GET    /api/backoffice/v1/materi/{}/usage             teach
POST   /api/backoffice/v1/materi/{}/restore           office
GET    /api/backoffice/v1/units                       teach
POST   /api/backoffice/v1/units                       office
GET    /api/backoffice/v1/units/{}                    teach
PUT    /api/backoffice/v1/units/{}                    office
DELETE /api/backoffice/v1/units/{}                    office
GET    /api/backoffice/v1/units/{}/history            teach
GET    /api/backoffice/v1/units/{}/usage              teach
POST   /api/backoffice/v1/units/{}/restore            office
GET    /api/backoffice/v1/delivery-matrix             office
PUT    /api/backoffice/v1/delivery-matrix             office
GET    /api/backoffice/v1/role-kompetensi             office
PUT    /api/backoffice/v1/role-kompetensi             office
GET    /api/backoffice/v1/role-instansi               office
PUT    /api/backoffice/v1/role-instansi               office
GET    /api/backoffice/v1/users                       admin
POST   /api/backoffice/v1/users                       admin
GET    /api/backoffice/v1/users/{}                    admin
PUT    /api/backoffice/v1/users/{}                    admin
GET    /api/backoffice/v1/users/{}/history            admin
POST   /api/backoffice/v1/users/{}/reset-two-factor   admin
POST   /api/backoffice/v1/users/{}/end-sessions       admin
POST   /api/backoffice/v1/users/{}/sign-in-as         admin
GET    /api/backoffice/v1/permission-names            admin
GET    /api/backoffice/v1/groups                      admin
POST   /api/backoffice/v1/groups                      admin
GET    /api/backoffice/v1/groups/{}                   admin
PUT    /api/backoffice/v1/groups/{}                   admin
DELETE /api/backoffice/v1/groups/{}                   admin
GET    /api/backoffice/v1/groups/{}/history           admin
GET    /api/backoffice/v1/menus                       admin
POST   /api/backoffice/v1/menus                       admin
GET    /api/backoffice/v1/menus/{}                    admin
PUT    /api/backoffice/v1/menus/{}                    admin
DELETE /api/backoffice/v1/menus/{}                    admin
GET    /api/backoffice/v1/menus/{}/history            admin
GET    /api/backoffice/v1/menus/{}/usage              admin
POST   /api/backoffice/v1/menus/order                 admin
GET    /api/backoffice/v1/site-settings               admin
PUT    /api/backoffice/v1/site-settings               admin
GET    /api/backoffice/v1/site-settings/history       admin
GET    /api/backoffice/v1/api-keys                    admin
POST   /api/backoffice/v1/api-keys                    admin
DELETE /api/backoffice/v1/api-keys/{}                 admin
GET    /api/backoffice/v1/audit-log                   admin
GET    /api/backoffice/v1/audit-models                admin
GET    /api/backoffice/v1/import-kinds                staff
POST   /api/backoffice/v1/imports                     staff
GET    /api/backoffice/v1/imports                     staff
GET    /api/backoffice/v1/imports/{}                  staff
GET    /api/backoffice/v1/imports/{}/rows             staff
PUT    /api/backoffice/v1/imports/{}/rows/{}          staff
DELETE /api/backoffice/v1/imports/{}/rows/{}          staff
POST   /api/backoffice/v1/imports/{}/confirm          staff
GET    /api/backoffice/v1/import-kinds/{}/sample      import
POST   /api/backoffice/v1/pictures                    edits
GET    /api/backoffice/v1/work                        staff
GET    /api/backoffice/v1/find                        staff
GET    /api/backoffice/v1/news                        office
POST   /api/backoffice/v1/news                        office
GET    /api/backoffice/v1/news/{}                     office
PUT    /api/backoffice/v1/news/{}                     office
DELETE /api/backoffice/v1/news/{}                     office
GET    /api/backoffice/v1/news/{}/history             office
GET    /api/backoffice/v1/news/{}/usage               office
GET    /api/backoffice/v1/sliders                     office
POST   /api/backoffice/v1/sliders                     office
GET    /api/backoffice/v1/sliders/{}                  office
PUT    /api/backoffice/v1/sliders/{}                  office
DELETE /api/backoffice/v1/sliders/{}                  office
GET    /api/backoffice/v1/sliders/{}/history          office
GET    /api/backoffice/v1/sliders/{}/usage            office
GET    /api/backoffice/v1/translations                     office
POST   /api/backoffice/v1/translations                     office
GET    /api/backoffice/v1/translations/{}                  office
PUT    /api/backoffice/v1/translations/{}                  office
DELETE /api/backoffice/v1/translations/{}                  office
GET    /api/backoffice/v1/translations/{}/history          office
GET    /api/backoffice/v1/translations/{}/usage            office
GET    /api/backoffice/v1/faqs                        office
POST   /api/backoffice/v1/faqs                        office
GET    /api/backoffice/v1/faqs/{}                     office
PUT    /api/backoffice/v1/faqs/{}                     office
DELETE /api/backoffice/v1/faqs/{}                     office
GET    /api/backoffice/v1/faqs/{}/history             office
GET    /api/backoffice/v1/faqs/{}/usage               office
GET    /api/backoffice/v1/faq-categories              office
POST   /api/backoffice/v1/faq-categories              office
GET    /api/backoffice/v1/faq-categories/{}           office
PUT    /api/backoffice/v1/faq-categories/{}           office
DELETE /api/backoffice/v1/faq-categories/{}           office
GET    /api/backoffice/v1/faq-categories/{}/history   office
GET    /api/backoffice/v1/faq-categories/{}/usage     office
GET    /api/backoffice/v1/visitor-questions           office
GET    /api/backoffice/v1/visitor-questions/{}        office
PUT    /api/backoffice/v1/visitor-questions/{}        office
DELETE /api/backoffice/v1/visitor-questions/{}        office
GET    /api/backoffice/v1/visitor-questions/{}/history office
GET    /api/backoffice/v1/visitor-questions/{}/usage  office
GET    /api/backoffice/v1/reviews                     office
GET    /api/backoffice/v1/reviews/{}                  office
POST   /api/backoffice/v1/reviews/{}/publish          office
POST   /api/backoffice/v1/reviews/{}/reject           office
POST   /api/backoffice/v1/reviews/{}/answer           office
GET    /api/backoffice/v1/batches                  staff
POST   /api/backoffice/v1/batches                  office
GET    /api/backoffice/v1/batches/{}               staff
PUT    /api/backoffice/v1/batches/{}               office
GET    /api/backoffice/v1/monitor staff
GET    /api/backoffice/v1/monitor/{}/actions staff
POST   /api/backoffice/v1/monitor/{}/extra-time staff
POST   /api/backoffice/v1/monitor/{}/pause staff
POST   /api/backoffice/v1/monitor/{}/resume staff
POST   /api/backoffice/v1/monitor/{}/reset-login staff
POST   /api/backoffice/v1/monitor/{}/end staff
GET    /api/backoffice/v1/item-statistics          staff
GET    /api/backoffice/v1/attempt-reports          staff
GET    /api/backoffice/v1/regrades                 office
POST   /api/backoffice/v1/regrades                 office
POST   /api/backoffice/v1/regrades/dry-run         office
GET    /api/backoffice/v1/questions                office
GET    /api/backoffice/v1/questions/{}             office
POST   /api/backoffice/v1/questions                office
PUT    /api/backoffice/v1/questions/{}             office
GET    /api/backoffice/v1/certificates             office
GET    /api/backoffice/v1/certificates/{}          office
GET    /api/backoffice/v1/certificates/{}/history  office
GET    /api/backoffice/v1/certificates/{}/usage    office
POST   /api/backoffice/v1/certificates/{}/revoke   office
POST   /api/backoffice/v1/certificates/{}/restore  office
POST   /api/backoffice/v1/certificates/{}/reissue  office
GET    /api/backoffice/v1/certificate-rules        office
POST   /api/backoffice/v1/certificate-rules        office
GET    /api/backoffice/v1/certificate-rules/{}     office
PUT    /api/backoffice/v1/certificate-rules/{}     office
GET    /api/backoffice/v1/certificate-rules/{}/history office
GET    /api/backoffice/v1/certificate-rules/{}/usage office
GET    /api/backoffice/v1/certificate-templates    office
POST   /api/backoffice/v1/certificate-templates    office
GET    /api/backoffice/v1/certificate-templates/{} office
GET    /api/backoffice/v1/certificate-templates/{}/history office
GET    /api/backoffice/v1/certificate-templates/{}/usage office
GET    /api/backoffice/v1/sessions                 staff
GET    /api/backoffice/v1/sessions/{}              staff
GET    /api/backoffice/v1/exports                  staff
POST   /api/backoffice/v1/exports                  staff
GET    /api/backoffice/v1/exports/{}               staff
GET    /api/backoffice/v1/exports/{}/download      signed
GET    /api/backoffice/v1/products                 staff
GET    /api/backoffice/v1/product-kinds            staff
GET    /api/backoffice/v1/check-in/events          door
GET    /api/backoffice/v1/check-in/events/{}       door
POST   /api/backoffice/v1/check-in/check           door
POST   /api/backoffice/v1/check-in/submit          door
POST   /api/backoffice/v1/check-in/upload          door
GET    /api/backoffice/v1/sold-products            staff
GET    /api/backoffice/v1/sold-products/{}         staff
POST   /api/backoffice/v1/registrations/{}/reopen  office
GET    /api/backoffice/v1/sold-products/calendar   staff
GET    /api/backoffice/v1/sold-products/{}/alternatives desk
POST   /api/backoffice/v1/sold-products/{}/cancel  desk
POST   /api/backoffice/v1/registrations/{}/substitute office
GET    /api/backoffice/v1/feedback-templates       office
POST   /api/backoffice/v1/feedback-templates       office
GET    /api/backoffice/v1/feedback-templates/{}    office
PUT    /api/backoffice/v1/feedback-templates/{}    office
DELETE /api/backoffice/v1/feedback-templates/{}    office
POST   /api/backoffice/v1/feedback-templates/{}/restore office
GET    /api/backoffice/v1/feedback-templates/{}/history office
GET    /api/backoffice/v1/feedback-templates/{}/usage office
GET    /api/backoffice/v1/feedback-questions       office
POST   /api/backoffice/v1/feedback-questions       office
GET    /api/backoffice/v1/feedback-questions/{}    office
PUT    /api/backoffice/v1/feedback-questions/{}    office
DELETE /api/backoffice/v1/feedback-questions/{}    office
POST   /api/backoffice/v1/feedback-questions/{}/restore office
GET    /api/backoffice/v1/feedback-questions/{}/history office
GET    /api/backoffice/v1/feedback-questions/{}/usage office
GET    /api/backoffice/v1/souvenirs                office
POST   /api/backoffice/v1/souvenirs                office
GET    /api/backoffice/v1/souvenirs/{}             office
PUT    /api/backoffice/v1/souvenirs/{}             office
DELETE /api/backoffice/v1/souvenirs/{}             office
POST   /api/backoffice/v1/souvenirs/{}/restore     office
GET    /api/backoffice/v1/souvenirs/{}/history     office
GET    /api/backoffice/v1/souvenirs/{}/usage       office
POST   /api/backoffice/v1/souvenirs/{}/restock     office
GET    /api/backoffice/v1/souvenir-requests        office
GET    /api/backoffice/v1/souvenir-requests/{}     office
GET    /api/backoffice/v1/souvenir-requests/{}/history office
GET    /api/backoffice/v1/souvenir-requests/{}/usage office
POST   /api/backoffice/v1/souvenir-requests/{}/send office
POST   /api/backoffice/v1/souvenir-requests/{}/receive office
GET    /api/backoffice/v1/batches/{}/not-started   staff
GET    /api/backoffice/v1/orders                   desk
GET    /api/backoffice/v1/orders/counts            desk
GET    /api/backoffice/v1/orders/{}                desk
GET    /api/backoffice/v1/orders/{}/lines/{}/alternatives desk
POST   /api/backoffice/v1/orders/{}/mark-paid      money
POST   /api/backoffice/v1/orders/{}/cancel         desk
POST   /api/backoffice/v1/orders/{}/refund         money
POST   /api/backoffice/v1/orders/{}/refund-surplus money
POST   /api/backoffice/v1/orders/{}/chargeback money
POST   /api/backoffice/v1/orders/{}/serve          money
POST   /api/backoffice/v1/orders/{}/move           desk
POST   /api/backoffice/v1/orders/{}/reviewed       desk
POST   /api/backoffice/v1/orders/{}/resend         desk
GET    /api/backoffice/v1/refunds                  money
POST   /api/backoffice/v1/refunds/{}/approve       money
POST   /api/backoffice/v1/refunds/{}/reject        money
POST   /api/backoffice/v1/refunds/{}/retry         money
POST   /api/backoffice/v1/refunds/{}/done          money
POST   /api/backoffice/v1/refunds/{}/withdraw      money
POST   /api/backoffice/v1/refunds/{}/ask-account   money
POST   /api/backoffice/v1/refunds/{}/account       money
GET    /api/backoffice/v1/money-cases              money
GET    /api/backoffice/v1/money-cases/counts       money
POST   /api/backoffice/v1/money-cases/{}/close     money
GET    /api/backoffice/v1/voucher-batches          desk
POST   /api/backoffice/v1/voucher-batches          desk
GET    /api/backoffice/v1/voucher-batches/{}       desk
PUT    /api/backoffice/v1/voucher-batches/{}       desk
DELETE /api/backoffice/v1/voucher-batches/{}       desk
GET    /api/backoffice/v1/voucher-batches/{}/codes desk
POST   /api/backoffice/v1/voucher-batches/{}/codes desk
GET    /api/backoffice/v1/voucher-batches/{}/report desk
GET    /api/backoffice/v1/voucher-batches/{}/history desk
GET    /api/backoffice/v1/revenue                  money
GET    /api/backoffice/v1/tax-invoices             money
POST   /api/backoffice/v1/tax-invoices/{}/number   money
DELETE /api/backoffice/v1/tax-invoices/{}/number   money
POST   /api/backoffice/v1/tax-invoices/{}/file     money
POST   /api/backoffice/v1/tax-invoices/files       money
POST   /api/v1/live-chats/conversations/feedbacks  chat
GET    /api/v1/live-chats/active-conversations     chat
GET    /api/v1/live-chats/conversations            user
GET    /api/v1/live-chats/conversations/{}/messages user
GET    /api/v1/live-chats/files/{}                 signed
GET    /api/v1/live-chats/copies                   user
GET    /api/v1/live-chats/copies/{}                signed
GET    /api/backoffice/v1/chats                    agents
GET    /api/backoffice/v1/chats/choices            agents
GET    /api/backoffice/v1/chats/presence           agents
POST   /api/backoffice/v1/chats/presence           agents
GET    /api/backoffice/v1/chats/{}                 agents
GET    /api/backoffice/v1/chats/{}/messages        agents
GET    /api/backoffice/v1/chats/{}/panel           agents
POST   /api/backoffice/v1/chats/{}/claim           agents
POST   /api/backoffice/v1/chats/{}/take-over       agents
POST   /api/backoffice/v1/chats/{}/transfer        agents
POST   /api/backoffice/v1/chats/{}/resolve         agents
POST   /api/backoffice/v1/chats/{}/snooze          agents
POST   /api/backoffice/v1/chats/{}/reopen          agents
POST   /api/backoffice/v1/chats/{}/priority        agents
POST   /api/backoffice/v1/chats/{}/tags            agents
POST   /api/backoffice/v1/chats/{}/notes           agents
POST   /api/backoffice/v1/chats/{}/block           agents
POST   /api/backoffice/v1/chats/{}/unblock         agents
POST   /api/backoffice/v1/chats/{}/transcript      agents
GET    /api/backoffice/v1/chats/{}/transcript      agents
GET    /api/backoffice/v1/canned-replies            agents
POST   /api/backoffice/v1/canned-replies            agents
GET    /api/backoffice/v1/canned-replies/{}         agents
PUT    /api/backoffice/v1/canned-replies/{}         agents
DELETE /api/backoffice/v1/canned-replies/{}         agents
GET    /api/backoffice/v1/canned-replies/{}/history agents
GET    /api/backoffice/v1/canned-replies/{}/usage   agents
POST   /api/backoffice/v1/canned-replies/{}/restore agents
GET    /api/backoffice/v1/business-hours            agents
POST   /api/backoffice/v1/business-hours            office
GET    /api/backoffice/v1/business-hours/{}         agents
PUT    /api/backoffice/v1/business-hours/{}         office
DELETE /api/backoffice/v1/business-hours/{}         office
GET    /api/backoffice/v1/business-hours/{}/history agents
GET    /api/backoffice/v1/business-hours/{}/usage   agents
POST   /api/backoffice/v1/business-hours/{}/restore office
GET    /api/backoffice/v1/closed-days               agents
POST   /api/backoffice/v1/closed-days               office
GET    /api/backoffice/v1/closed-days/{}            agents
PUT    /api/backoffice/v1/closed-days/{}            office
DELETE /api/backoffice/v1/closed-days/{}            office
GET    /api/backoffice/v1/closed-days/{}/history    agents
GET    /api/backoffice/v1/closed-days/{}/usage      agents
POST   /api/backoffice/v1/closed-days/{}/restore    office
GET    /api/backoffice/v1/handover-words            agents
POST   /api/backoffice/v1/handover-words            agents
GET    /api/backoffice/v1/handover-words/{}         agents
PUT    /api/backoffice/v1/handover-words/{}         agents
DELETE /api/backoffice/v1/handover-words/{}         agents
GET    /api/backoffice/v1/handover-words/{}/history agents
GET    /api/backoffice/v1/handover-words/{}/usage   agents
POST   /api/backoffice/v1/handover-words/{}/restore agents
GET    /api/backoffice/v1/chat-tags                 agents
POST   /api/backoffice/v1/chat-tags                 agents
GET    /api/backoffice/v1/chat-tags/{}              agents
PUT    /api/backoffice/v1/chat-tags/{}              agents
DELETE /api/backoffice/v1/chat-tags/{}              agents
GET    /api/backoffice/v1/chat-tags/{}/history      agents
GET    /api/backoffice/v1/chat-tags/{}/usage        agents
POST   /api/backoffice/v1/chat-tags/{}/restore      agents
GET    /api/backoffice/v1/chat-report              agents
GET    /api/backoffice/v1/chat-agents              agents
GET    /api/backoffice/v1/chat-agents/{}           agents
GET    /api/backoffice/v1/chat-agents/{}/history   agents
PUT    /api/backoffice/v1/chat-agents/{}           office
POST   /api/backoffice/v1/chat-agents/{}/release   office
GET    /api/backoffice/v1/chat-teams               agents
POST   /api/backoffice/v1/chat-teams               office
GET    /api/backoffice/v1/chat-teams/{}            agents
PUT    /api/backoffice/v1/chat-teams/{}            office
DELETE /api/backoffice/v1/chat-teams/{}            office
GET    /api/backoffice/v1/chat-teams/{}/history    agents
GET    /api/backoffice/v1/chat-teams/{}/usage      agents
POST   /api/backoffice/v1/chat-teams/{}/restore    office
GET    /api/backoffice/v1/classes                  staff
GET    /api/backoffice/v1/classes/{}               staff
PUT    /api/backoffice/v1/classes/{}/rules         staff
GET    /api/backoffice/v1/classes/{}/participants  staff
PUT    /api/backoffice/v1/classes/{}/presences     staff
GET    /api/backoffice/v1/classes/{}/check-in-code staff
GET    /api/backoffice/v1/classes/{}/submissions   staff
PUT    /api/backoffice/v1/classes/{}/submissions/{} staff
GET    /api/backoffice/v1/classes/{}/documentations staff
POST   /api/backoffice/v1/classes/{}/documentations staff
DELETE /api/backoffice/v1/classes/{}/documentations/{} staff
GET    /api/backoffice/v1/classes/{}/feedback      staff
GET    /api/backoffice/v1/forum-reports              office
GET    /api/backoffice/v1/forum-reports/{}           office
GET    /api/backoffice/v1/forum-reports/{}/history   office
GET    /api/backoffice/v1/forum-reports/{}/usage     office
GET    /api/backoffice/v1/discussions                office
GET    /api/backoffice/v1/discussions/{}             office
GET    /api/backoffice/v1/discussions/{}/history     office
GET    /api/backoffice/v1/discussions/{}/usage       office
GET    /api/backoffice/v1/forum-replies              office
GET    /api/backoffice/v1/forum-replies/{}           office
GET    /api/backoffice/v1/forum-replies/{}/history   office
GET    /api/backoffice/v1/forum-replies/{}/usage     office
GET    /api/backoffice/v1/redemptions                office
GET    /api/backoffice/v1/redemptions/{}             office
GET    /api/backoffice/v1/redemptions/{}/history     office
GET    /api/backoffice/v1/redemptions/{}/usage       office
GET    /api/backoffice/v1/point-accounts             office
GET    /api/backoffice/v1/point-accounts/{}          office
GET    /api/backoffice/v1/point-accounts/{}/history  office
GET    /api/backoffice/v1/point-accounts/{}/usage    office
GET    /api/backoffice/v1/companies                  office
GET    /api/backoffice/v1/companies/{}               office
GET    /api/backoffice/v1/companies/{}/history       office
GET    /api/backoffice/v1/companies/{}/usage         office
GET    /api/backoffice/v1/company-members            office
GET    /api/backoffice/v1/company-members/{}         office
GET    /api/backoffice/v1/company-members/{}/history office
GET    /api/backoffice/v1/company-members/{}/usage   office
GET    /api/backoffice/v1/tna-campaigns              office
GET    /api/backoffice/v1/tna-campaigns/{}           office
GET    /api/backoffice/v1/tna-campaigns/{}/history   office
GET    /api/backoffice/v1/tna-campaigns/{}/usage     office
GET    /api/backoffice/v1/point-rules                office
GET    /api/backoffice/v1/point-rules/{}             office
GET    /api/backoffice/v1/point-rules/{}/history     office
GET    /api/backoffice/v1/point-rules/{}/usage       office
POST   /api/backoffice/v1/point-rules                office
PUT    /api/backoffice/v1/point-rules/{}             office
DELETE /api/backoffice/v1/point-rules/{}             office
GET    /api/backoffice/v1/loyalty-tiers              office
GET    /api/backoffice/v1/loyalty-tiers/{}           office
GET    /api/backoffice/v1/loyalty-tiers/{}/history   office
GET    /api/backoffice/v1/loyalty-tiers/{}/usage     office
POST   /api/backoffice/v1/loyalty-tiers              office
PUT    /api/backoffice/v1/loyalty-tiers/{}           office
DELETE /api/backoffice/v1/loyalty-tiers/{}           office
GET    /api/backoffice/v1/rewards                    office
GET    /api/backoffice/v1/rewards/{}                 office
GET    /api/backoffice/v1/rewards/{}/history         office
GET    /api/backoffice/v1/rewards/{}/usage           office
POST   /api/backoffice/v1/rewards                    office
PUT    /api/backoffice/v1/rewards/{}                 office
DELETE /api/backoffice/v1/rewards/{}                 office
GET    /api/backoffice/v1/affiliate-rules            desk
GET    /api/backoffice/v1/affiliate-rules/{}         desk
GET    /api/backoffice/v1/affiliate-rules/{}/history desk
GET    /api/backoffice/v1/affiliate-rules/{}/usage   desk
POST   /api/backoffice/v1/affiliate-rules            office
PUT    /api/backoffice/v1/affiliate-rules/{}         office
DELETE /api/backoffice/v1/affiliate-rules/{}         office
GET    /api/backoffice/v1/withholding-rates          desk
GET    /api/backoffice/v1/withholding-rates/{}       desk
GET    /api/backoffice/v1/withholding-rates/{}/history desk
GET    /api/backoffice/v1/withholding-rates/{}/usage desk
POST   /api/backoffice/v1/withholding-rates          money
PUT    /api/backoffice/v1/withholding-rates/{}       money
DELETE /api/backoffice/v1/withholding-rates/{}       money
GET    /api/backoffice/v1/point-entries              desk
GET    /api/backoffice/v1/point-entries/{}           desk
GET    /api/backoffice/v1/point-entries/{}/history   desk
GET    /api/backoffice/v1/point-entries/{}/usage     desk
GET    /api/backoffice/v1/affiliates                 desk
GET    /api/backoffice/v1/affiliates/{}              desk
GET    /api/backoffice/v1/affiliates/{}/history      desk
GET    /api/backoffice/v1/affiliates/{}/usage        desk
GET    /api/backoffice/v1/commissions                desk
GET    /api/backoffice/v1/commissions/{}             desk
GET    /api/backoffice/v1/commissions/{}/history     desk
GET    /api/backoffice/v1/commissions/{}/usage       desk
GET    /api/backoffice/v1/commission-entries         desk
GET    /api/backoffice/v1/commission-entries/{}      desk
GET    /api/backoffice/v1/commission-entries/{}/history desk
GET    /api/backoffice/v1/commission-entries/{}/usage desk
GET    /api/backoffice/v1/quotations                 desk
GET    /api/backoffice/v1/quotations/{}              desk
GET    /api/backoffice/v1/quotations/{}/history      desk
GET    /api/backoffice/v1/quotations/{}/usage        desk
GET    /api/backoffice/v1/payout-batches             money
GET    /api/backoffice/v1/payout-batches/{}          money
GET    /api/backoffice/v1/payout-batches/{}/history  money
GET    /api/backoffice/v1/payout-batches/{}/usage    money
GET    /api/backoffice/v1/payouts                    money
GET    /api/backoffice/v1/payouts/{}                 money
GET    /api/backoffice/v1/payouts/{}/history         money
GET    /api/backoffice/v1/payouts/{}/usage           money
POST   /api/backoffice/v1/forum-reports/{}/remove    office
POST   /api/backoffice/v1/forum-reports/{}/dismiss   office
POST   /api/backoffice/v1/discussions/{}/moderate    office
POST   /api/backoffice/v1/discussions/{}/remove      office
POST   /api/backoffice/v1/discussions/{}/restore     office
POST   /api/backoffice/v1/forum-replies/{}/remove    office
POST   /api/backoffice/v1/forum-replies/{}/restore   office
POST   /api/backoffice/v1/redemptions/{}/send        office
POST   /api/backoffice/v1/redemptions/{}/cancel      office
POST   /api/backoffice/v1/point-accounts/{}/correct  office
POST   /api/backoffice/v1/affiliates/{}/approve      office
POST   /api/backoffice/v1/affiliates/{}/send-back    office
POST   /api/backoffice/v1/affiliates/{}/suspend      office
POST   /api/backoffice/v1/commissions/{}/clear       office
POST   /api/backoffice/v1/commissions/{}/reject      office
POST   /api/backoffice/v1/payout-batches/{}/paid     money
POST   /api/backoffice/v1/payout-batches/{}/cancel   money
POST   /api/backoffice/v1/payout-batches/gather     money
GET    /api/backoffice/v1/points-liability           desk
POST   /api/backoffice/v1/companies/{}/approve       office
POST   /api/backoffice/v1/companies/{}/refuse        office
POST   /api/backoffice/v1/companies/{}/open-campaign office
POST   /api/v1/corporate/quotations/{}/order         user
GET    /api/v1/corporate/orders                      user
GET    /api/v1/corporate/seats                       user
POST   /api/v1/corporate/seats/assign                user
POST   /api/v1/corporate/seats/{}/reassign           user
POST   /api/v1/corporate/seats/{}/revoke             user
POST   /api/v1/corporate/seats/{}/remind             user
POST   /api/v1/corporate/seats/{}/use                user
GET    /api/v1/corporate/own-seats                   user
GET    /api/v1/corporate/companies/{}/report.xlsx    public
GET    /api/backoffice/v1/company-orders             desk
GET    /api/backoffice/v1/company-orders/{}          desk
GET    /api/backoffice/v1/company-orders/{}/history  desk
GET    /api/backoffice/v1/company-orders/{}/usage    desk
POST   /api/backoffice/v1/company-orders/{}/paid     money
POST   /api/backoffice/v1/company-orders/{}/cancel   money
"""

MAY_KNOCK = {
    "public": {"visitor", "learner", "trainer", "agent", "staff", "finance", "administrator"},
    "user": {"learner", "trainer", "agent", "staff", "finance", "administrator"},
    "corporate": set(),  # corporate accounts alone; nobody of these is one
    "exam": set(),  # nobody without the bearer of a running attempt
    "staff": {"trainer", "agent", "staff", "finance", "administrator"},
    "chat": set(),  # nobody without the token of a chat
    "agents": {"agent", "staff"},
    "export": {"trainer", "staff", "finance"},
    "teach": {"trainer", "staff"},
    "edits": {"staff", "finance", "administrator"},
    "office": {"staff"},
    "door": {"staff", "trainer"},
    "admin": {"administrator"},
    "import": {"staff"},
    "desk": {"staff", "finance"},
    "money": {"finance"},
}
ROLES = ("visitor", "learner", "trainer", "agent", "staff", "finance", "administrator")
SAMPLES = {
    "kind": "list:units",
    "uuid": "6f0d3c1e-8f0a-4c59-9d8e-000000000000",
    "job_uuid": "6f0d3c1e-8f0a-4c59-9d8e-000000000000",
}


@cache
def listed() -> dict[tuple[str, str], str]:
    rows = [line.split() for line in MATRIX.strip().splitlines()]
    return {(method, path): rule for method, path, rule in rows}


@cache
def in_contracts() -> dict[tuple[str, str], str]:
    """Every operation of both APIs, with the path that names its parameters."""
    found = {}
    for name in ("learner", "backoffice"):
        document = json.loads((settings.TOP / "contracts" / f"{name}.json").read_text())
        for path, operations in document["paths"].items():
            for method in operations:
                found[method.upper(), re.sub(r"\{\w+\}", "{}", path)] = path
    return found


def filled(path: str) -> str:
    return re.sub(
        r"\{(\w+)\}",
        lambda found: SAMPLES.get(found[1], SAMPLES["uuid"] if "uuid" in found[1] else "1"),
        path,
    )


@pytest.fixture(scope="module")
def callers(committed):
    """Everybody, signed in once for all routes."""
    people = {
        "learner": make_person("ani"),
        "trainer": make_person("tono", "Trainer"),
        "agent": make_person("agus", "Agent"),
        "staff": make_person("dewi", "Staff"),
        "finance": make_person("fina", "Keuangan"),
        "administrator": make_person("adi", "Administrator"),
    }
    ensure_groups()
    made = {role: Caller(headers=_bearer(person), base="") for role, person in people.items()}
    return {"visitor": Caller(base=""), **made}


def test_every_route_is_listed():
    assert set(listed()) == set(in_contracts())


@pytest.mark.parametrize(
    ("route", "role"),
    list(product(sorted(listed()), ROLES)),
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else one,
)
def test_who_may_knock(route, role, callers):
    rule, (method, path) = listed()[route], route
    if rule == "signed":
        return
    answer = callers[role]._send(method, filled(in_contracts().get(route, path)))
    if role in MAY_KNOCK[rule]:
        assert answer.status not in (401, 403, 500), answer.body
    elif role == "visitor" or rule == "chat":
        assert (answer.status, answer.message) == (401, "Silakan login terlebih dahulu")
    else:
        assert answer.status == (496 if rule == "exam" else 403), answer.body
