// Written by Tools/regions from Unicode's Common Locale Data Repository (Unicode License V3); not to be edited.

extension RegionalFormat {
  /// 12 hours, and the month before the day.
  static let twelveMonthFirst = """
    ak bgc bgc-in bho bho-in bo-in cad ceb chr cic csw dz ee en en-as en-pr fil gaa iu kn kn-in ko kpe kpe-lr ks \
    ks-in lkt lrc-iq mic ml ml-in mni mni-in moh mus ne-in ny ny-mw om om-et or or-in osa ps-pk raj raj-in rhg-bd \
    sd sd-in sd-pk so so-dj so-et ss-sz ti ti-et trv und-bt und-ca und-er und-gh und-gu und-hk und-kp und-kr \
    und-ls und-mh und-mo und-mp und-ph und-so und-tw und-um und-us und-vi yue zh-my zh-sg
    """
  /// 12 hours, and the day before the month.
  static let twelveDayFirst = """
    aa aa-er am ar ar-er ar-so as bal bem bn brx byn byn-er ccp ckb doi el en-er en-gh en-hk en-ls en-mo en-pw \
    en-vu en-ws es-ph es-py es-us ff-gh fr-vu gez gez-er gu ha-gh haw haw-us hi kab km kok kxv mai mi mr ms naq \
    nus pa pt-mo qu sa sat sid sq ssy ssy-er syr ta te tig tig-er to tpi trw und-001 und-419 und-ae und-ag und-al \
    und-ar und-au und-bb und-bd und-bh und-bm und-bn und-bo und-bs und-cc und-cl und-co und-cr und-cu und-cy \
    und-dj und-dm und-do und-dz und-ec und-eg und-eh und-et und-fj und-fm und-gd und-gm und-gr und-gt und-gy \
    und-hn und-in und-iq und-jm und-jo und-kh und-ki und-kn und-kw und-ky und-lb und-lc und-lr und-ly und-mr \
    und-mw und-mx und-my und-na und-ni und-nz und-om und-pa und-pe und-pg und-pk und-pr und-ps und-qa und-sa \
    und-sb und-sd und-sg und-sl und-ss und-sv und-sy und-sz und-tc und-td und-tn und-to und-tt und-uy und-vc \
    und-ve und-vg und-ye und-zm ur vai wal xnr
    """
  /// 24 hours, and the month before the day.
  static let twentyFourMonthFirst = """
    ann ann-ng apc apc-sy arn arn-cl az-iq az-ir az-tr ba ba-ru bgn bgn-ae bgn-af bgn-ir bgn-om bgn-pk blo blo-bj \
    blt blt-vn bo bss bss-cm cch cch-ng ce ce-ru cho cho-us cop cop-eg cu cu-ru ee-tg en-bi eo eo-001 eu eu-es gn \
    ha-sd hnj hnj-us hu ii io io-001 ja jbo jbo-001 jgo jgo-cm kaa kaa-uz kaj kaj-ng kcg kcg-ng ken ken-cm kpe-gn \
    lmo lmo-it lrc lrc-ir lt ltg ltg-lv mdf mdf-ru mgo mgo-cm mhn mhn-it mn my myv myv-ru mzn mzn-ir ne nqo nqo-gn \
    nr nr-za nso nso-za nv nv-us om-ke pis pis-sb ps ps-af quc quc-gt rhg rw sah sah-ru sdh sdh-iq sdh-ir se se-no \
    se-se shn shn-th si skr skr-pk sma sma-no sma-se smj smj-no smj-se smn smn-fi sms sms-fi sn so-ke ss ss-za st \
    st-za tn tn-bw tn-za tok tok-001 ts ts-za tyv tyv-ru und-cn und-hu und-jp und-lk und-lt und-mm und-mn und-np \
    und-py und-rw und-zw ve ve-za vmw vmw-mz vo vo-001 wa wa-be wbp wbp-au xh xh-za za zh zu zu-za
    """
  /// 24 hours, and the day before the month, where the others of the region tell it in another way.
  static let twentyFourDayFirst = """
    en-cc en-hu en-rw en-zw fr-ca fr-rw ia-001 kk-cn nd-zw ta-lk ug-cn
    """
}
